/** What a variable of the configuration may hold: each kind reads a text, or says in a few words what it takes. */
import { isIP } from 'node:net';

/** A sentence about the variable, without its name and without what was given. */
export class Mistake {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

const longTextMin = 32;

export function longText(text: string): string | Mistake {
  return text.length >= longTextMin ? text : new Mistake(`takes at least ${longTextMin} characters`);
}

export function integer(min: number, max: number): (text: string) => number | Mistake {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : new Mistake(`takes an integer from ${min} to ${max}`);
  };
}

export function flag(text: string): boolean | Mistake {
  if (text === 'true') return true;
  return text === 'false' ? false : new Mistake('takes true or false');
}

export function choice<const Choices extends readonly string[]>(
  choices: Choices,
): (text: string) => Choices[number] | Mistake {
  return (text) => choices.find((each) => each === text) ?? new Mistake(`takes one of ${choices.join(', ')}`);
}

// Addresses may hold a password: a mistake never repeats what was given.
export function address(protocols: readonly string[]): (text: string) => string | Mistake {
  return (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !protocols.includes(url.protocol)) {
      return new Mistake(
        `takes an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
      );
    }
    return [url.username, url.password].every(isDecodable)
      ? text
      : new Mistake('has a user or password with a bare % in it; write it as %25');
  };
}

function isDecodable(text: string): boolean {
  return !/%(?![0-9A-Fa-f]{2})/.test(text);
}

export function secureAddress(text: string): string | Mistake {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const local = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url?.protocol === 'https:' || local
    ? text
    : new Mistake('takes an https address, or http on this machine');
}

export function origin(text: string): string | Mistake {
  return URL.canParse(text) && new URL(text).origin === text
    ? text
    : new Mistake('takes origins such as https://explorer.example.com, without a path');
}

export function network(text: string): string | Mistake {
  const [ip = '', bits, ...rest] = text.split('/');
  const bitsMax = isIP(ip) === 6 ? 128 : 32;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= bitsMax);
  return isIP(ip) && fits && rest.length === 0
    ? text
    : new Mistake('takes IP addresses or networks such as 10.0.0.0/8');
}

export function list<T>(parse: (text: string) => T | Mistake): (text: string) => readonly T[] | Mistake {
  return (text) => {
    const values: T[] = [];
    for (const part of text.split(',').map((each) => each.trim())) {
      const value = part === '' ? new Mistake('has an empty entry') : parse(part);
      if (value instanceof Mistake) return value;
      values.push(value);
    }
    return values;
  };
}
