/** JSON.parse keeps the last of two members of one name and says nothing; the sender of both meant something else. */

interface Open {
  /** The names seen, of an object; nothing for a list. */
  readonly names: Set<string> | undefined;
  /** The member, or the place in the list, that is being read. */
  at: string;
}

const quote = 34;
const backslash = 92;

/** The first member that stands twice in one object, with the way to it: `filters.cross_venue`. The text is valid JSON. */
export function findRepeatedMember(json: string): string | undefined {
  const open: Open[] = [];
  let isName = false;
  for (let place = 0; place < json.length; place++) {
    const inner = open.at(-1);
    switch (json[place]) {
      case '{':
        open.push({ names: new Set(), at: '' });
        isName = true;
        break;
      case '[':
        open.push({ names: undefined, at: '0' });
        isName = false;
        break;
      case '}':
      case ']':
        open.pop();
        isName = false;
        break;
      case ',':
        isName = inner?.names !== undefined;
        if (inner !== undefined && !isName) inner.at = String(Number(inner.at) + 1);
        break;
      case '"': {
        const end = stringEnd(json, place);
        if (isName && inner?.names !== undefined) {
          const name: string = JSON.parse(json.slice(place, end + 1));
          inner.at = name;
          if (inner.names.has(name)) return open.map(({ at }) => at).join('.');
          inner.names.add(name);
          isName = false;
        }
        place = end;
        break;
      }
    }
  }
  return undefined;
}

function stringEnd(json: string, start: number): number {
  let place = start + 1;
  while (json.charCodeAt(place) !== quote) place += json.charCodeAt(place) === backslash ? 2 : 1;
  return place;
}
