// @ts-nocheck
/* A table for any game without a drawing of its own: the view as printed sheets. */

const name = key => {
  const said = String(key).replace(/_/g, ' ');
  return said ? said[0].toUpperCase() + said.slice(1) : said;
};
const plain = value => value === null || value === undefined || typeof value !== 'object';
const show = value =>
  value === null || value === undefined ? '–' : value === true ? 'yes' : value === false ? 'no' : String(value);
const brief = value =>
  plain(value)
    ? show(value)
    : Array.isArray(value)
      ? value.length
        ? value.map(brief).join(', ')
        : '–'
      : Object.entries(value)
          .map(([key, one]) => `${key.replace(/_/g, ' ')} ${brief(one)}`)
          .join('; ');

/** One part of the view. */
function Part({ title, value }) {
  if (
    Array.isArray(value) &&
    value.length &&
    value.every(row => row && typeof row === 'object' && !Array.isArray(row))
  ) {
    const keys = [...new Set(value.flatMap(row => Object.keys(row)))];
    return (
      <div class="sheet generic">
        <h3 class="sign">
          {name(title)}
          <span class="hint">{value.length}</span>
        </h3>
        <div class="scroll" tabindex="0" role="region" aria-label={name(title)}>
          <table class="pad-table">
            <thead>
              <tr>
                {keys.map(key => (
                  <th>{name(key)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {value.map(row => (
                <tr>
                  {keys.map((key, k) => (k ? <td>{brief(row[key])}</td> : <th scope="row">{brief(row[key])}</th>))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    );
  }
  if (Array.isArray(value))
    return (
      <div class="sheet generic">
        <h3 class="sign">{name(title)}</h3>
        <p class="pad">{brief(value)}</p>
      </div>
    );
  return (
    <div class="sheet generic">
      <h3 class="sign">{name(title)}</h3>
      <table class="pad-table">
        <tbody>
          {Object.entries(value).map(([key, one]) => (
            <tr>
              <th scope="row">{name(key)}</th>
              <td>{brief(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Draw any view. */
export function drawAny(view) {
  const small = Object.entries(view).filter(([, value]) => plain(value)),
    large = Object.entries(view).filter(([, value]) => !plain(value) && (!Array.isArray(value) || value.length));
  return (
    <div class="generics">
      {small.length ? <Part title="The table" value={Object.fromEntries(small)} /> : null}
      {large.map(([key, value]) => (
        <Part key={key} title={key} value={value} />
      ))}
    </div>
  );
}

/** The drawing of a game that has none. */
export const GENERIC = { board: drawAny, secrets: true, generic: true };
export default GENERIC;
