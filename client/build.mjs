/* Bundles the client: entries with hashed names for the server, one script and one style sheet a game for pages that are one file. */

import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import esbuild from 'esbuild';

const CLIENT = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.dirname(CLIENT);
const GAMES = path.join(ROOT, 'src/spindletop/games');
const WEB = path.join(ROOT, 'src/spindletop/web');
const LICENSED = ['preact', '@preact/signals', '@preact/signals-core', 'htm'];

/** Games that bring a drawing, found by folder. */
const games = readdirSync(GAMES).filter(game => existsSync(path.join(GAMES, game, 'client/index.ts')));
const scriptOf = game => path.join(GAMES, game, 'client/index.ts');
const stylesOf = game => path.join(GAMES, game, 'client/index.css');

/** What home and head plates show of every game; its drawing is loaded later. */
const virtualGames = {
  name: 'virtual:games',
  setup(build) {
    build.onResolve({ filter: /^virtual:games$/ }, ({ path: name }) => ({ path: name, namespace: 'virtual' }));
    build.onLoad({ filter: /.*/, namespace: 'virtual' }, () => {
      const parts = ['Cover', 'Band'].map(part => {
        const having = games.filter(game => existsSync(path.join(GAMES, game, `client/${part}.tsx`)));
        const imports = having.map(
          (game, k) =>
            `import { ${part} as ${part}${k} } from ${JSON.stringify(path.join(GAMES, game, `client/${part}.tsx`))};`,
        );
        const table = having.map((game, k) => `${JSON.stringify(game)}: ${part}${k}`).join(', ');
        return `${imports.join('\n')}\nexport const ${part.toUpperCase()}S = { ${table} };`;
      });
      return { contents: parts.join('\n'), resolveDir: ROOT, loader: 'js' };
    });
  },
};

const COMMON = {
  absWorkingDir: ROOT,
  bundle: true,
  jsx: 'automatic',
  jsxImportSource: 'preact',
  minify: true,
  target: ['es2022'],
  logLevel: 'warning',
  plugins: [virtualGames],
};

/** The pages of the server: split, so that a game is loaded when its table opens and nothing twice. */
const live = {
  ...COMMON,
  entryPoints: [
    { in: path.join(CLIENT, 'app.tsx'), out: 'app' },
    { in: path.join(CLIENT, 'styles/index.css'), out: 'app' },
    ...games.flatMap(game => [
      { in: scriptOf(game), out: game },
      { in: stylesOf(game), out: game },
    ]),
  ],
  outdir: path.join(WEB, 'assets'),
  entryNames: '[name]-[hash]',
  chunkNames: 'part-[hash]',
  assetNames: '[name]-[hash]',
  format: 'esm',
  splitting: true,
  sourcemap: 'linked',
  metafile: true,
  loader: { '.woff2': 'file' },
};

/** A page that is one file: the replay with one game's drawing, or with the sheets for any game. */
const replay = game => ({
  ...COMMON,
  stdin: {
    contents: `import { play } from './client/runtime/replay.tsx';\n${game ? `import drawing from ${JSON.stringify(scriptOf(game))};` : 'const drawing = null;'}\nplay(drawing);`,
    resolveDir: ROOT,
    loader: 'ts',
  },
  outfile: path.join(WEB, 'replay', `${game || 'plain'}.js`),
  format: 'iife',
});

const replayStyles = game => ({
  ...COMMON,
  stdin: {
    contents: `@import "./client/styles/index.css";\n${game ? `@import ${JSON.stringify(stylesOf(game))};` : ''}`,
    resolveDir: ROOT,
    loader: 'css',
  },
  outfile: path.join(WEB, 'replay', `${game || 'plain'}.css`),
  loader: { '.woff2': 'dataurl' },
});

/** The colours and measures alone, for pages that are drawn without a script. */
const tokens = {
  ...COMMON,
  stdin: {
    contents: ['tokens', 'pigments', 'seat-colours', 'game-colours']
      .map(name => `@import "./client/styles/${name}.css";`)
      .join('\n'),
    resolveDir: ROOT,
    loader: 'css',
  },
  outfile: path.join(WEB, 'tokens.css'),
};

/** Addresses of what was built, below the folder of the pages. */
function manifestOf({ outputs }) {
  const manifest = { app: {}, games: Object.fromEntries(games.map(game => [game, {}])) };
  for (const [file, { entryPoint, imports }] of Object.entries(outputs)) {
    if (!entryPoint) continue;
    const address = path.posix.relative('src/spindletop/web', file);
    const game = games.find(name => entryPoint.startsWith(`src/spindletop/games/${name}/`));
    const entry = game ? manifest.games[game] : manifest.app;
    if (file.endsWith('.css')) entry.styles = address;
    else {
      entry.script = address;
      const parts = imports
        .filter(one => one.kind === 'import-statement')
        .map(one => path.posix.relative('src/spindletop/web', one.path));
      if (!game) entry.parts = parts;
    }
  }
  return manifest;
}

/** The page itself, which names its script, what that imports, and its styles. */
function pageOf({ app }) {
  const links = [
    `<link rel="stylesheet" href="${app.styles}">`,
    ...app.parts.map(part => `<link rel="modulepreload" href="${part}">`),
    `<script type="module" src="${app.script}"></script>`,
  ];
  return readFileSync(path.join(CLIENT, 'index.html'), 'utf8').replace('<!-- built -->', links.join('\n'));
}

/** The licences of what is bundled. */
const licences = () =>
  LICENSED.map(name => `${name}\n\n${readFileSync(path.join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8')}`).join(
    '\n\n',
  );

/** Write what the server serves beside the bundles; a compressed twin lies beside everything that is text. */
function finish(metafile) {
  const manifest = manifestOf(metafile);
  writeFileSync(path.join(WEB, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  writeFileSync(path.join(WEB, 'index.html'), pageOf(manifest));
  writeFileSync(path.join(WEB, 'LICENSES.txt'), licences());
  for (const name of ['icons.svg', 'favicon.svg']) copyFileSync(path.join(CLIENT, name), path.join(WEB, name));
  for (const folder of [WEB, path.join(WEB, 'assets')])
    for (const name of readdirSync(folder))
      if (/\.(js|css|svg|html)$/.test(name)) {
        const file = path.join(folder, name);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
}

rmSync(WEB, { recursive: true, force: true });
mkdirSync(path.join(WEB, 'replay'), { recursive: true });
if (process.argv.includes('--watch')) {
  const rebuilt = { name: 'finish', setup: build => build.onEnd(result => result.metafile && finish(result.metafile)) };
  const context = await esbuild.context({ ...live, plugins: [virtualGames, rebuilt] });
  await context.watch();
  console.log('watching the client; stop with Ctrl-C');
} else {
  const [built] = await Promise.all([
    esbuild.build(live),
    esbuild.build(tokens),
    ...[...games, ''].flatMap(game => [esbuild.build(replay(game)), esbuild.build(replayStyles(game))]),
  ]);
  finish(built.metafile);
  console.log(`the client is built: ${games.length} games`);
}
