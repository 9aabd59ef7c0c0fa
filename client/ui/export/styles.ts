/* The styles of the page as text, with the fonts inside: a picture has no page to ask. */

/** Something of this page as a data address. */
async function dataAddress(address: string): Promise<string> {
  const content = await (await fetch(address)).blob();
  return new Promise(resolve => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(content);
  });
}

const sheets = (): readonly CSSRule[] => [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]);

/** A font rule whose file lies inside it. */
async function packedFont(rule: CSSFontFaceRule): Promise<string> {
  const source = rule.style.getPropertyValue('src');
  const address = /url\("([^"]+)"\)/.exec(source)?.[1];
  if (!address || address.startsWith('data:')) return rule.cssText;
  const base = rule.parentStyleSheet?.href ?? location.href;
  return rule.cssText.replace(address, await dataAddress(new URL(address, base).href));
}

/** The fonts of the page, each with its file inside. */
export async function fontStyles(): Promise<string> {
  const fonts = sheets().filter(rule => rule instanceof CSSFontFaceRule);
  return (await Promise.all(fonts.map(packedFont))).join('\n');
}

/** All styles of the page; heights of the window are said in pixels, for a picture has no window. */
export async function pageStyles(): Promise<string> {
  const rules = sheets().filter(rule => !(rule instanceof CSSFontFaceRule));
  const text = rules.map(rule => rule.cssText).join('\n');
  const measured = text.replace(
    /(?<![\w.-])(\d[\d.]*)vh\b/g,
    (_, part: string) => `${(Number(part) * innerHeight) / 100}px`,
  );
  return `${await fontStyles()}\n${measured}`;
}
