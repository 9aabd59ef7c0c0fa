// boardgame.io's own server, in memory, with credentials and a view for each player, for the comparison in bench/server.
// usage: node server.js PORT HOLES: a board of so many holes, so that the state has a size of one's choice
const { Server, Origins } = require("boardgame.io/server");

const port = Number(process.argv[2]);
const holes = Number(process.argv[3] || 0);

const game = {
  name: "bench",
  setup: () => ({
    marked: -1,
    count: 0,
    companies: [0, 1].map((i) => ({ colour: i ? "blue" : "red", cash: 60, salary: 5, worth: 160, dry: 0, owed: 0 })),
    holes: Array.from({ length: holes }, (_, i) => ({
      hole: `H${i}`, terrain: i % 3 ? "water" : "land", property: null, owner: null, cap: "none", clear: 0, oil: 0,
    })),
    secret: [{ hand: [1, 2, 3] }, { hand: [4, 5, 6] }],
  }),
  // what is hidden from a player is left out, as our views do
  playerView: ({ G, playerID }) => ({ ...G, secret: G.secret.map((one, i) => (String(i) === playerID ? one : null)) }),
  moves: {
    mark: ({ G, ctx }, hole) => {
      G.marked = hole;
      G.count += 1;
      if (G.holes.length) G.holes[hole % G.holes.length].owner = Number(ctx.currentPlayer);
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port, callback: () => console.log("ready") });
