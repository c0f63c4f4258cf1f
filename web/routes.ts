/** The addresses of the explorer. The service answers the same ones (`src/api/routes/explorer`). */
const part = '([^/]+)';
const venue = '(venue_[ab])';

const shapes = {
  home: /^\/$/,
  search: /^\/search$/,
  leads: /^\/leads$/,
  insights: /^\/insights$/,
  signals: /^\/signals$/,
  strategies: /^\/strategies$/,
  calibration: /^\/calibration$/,
  accuracy: /^\/accuracy$/,
  status: /^\/status$/,
  chooser: /^\/relation$/,
  market: new RegExp(`^/market/${venue}/${part}$`),
  event: new RegExp(`^/event/${venue}/${part}$`),
  strategy: new RegExp(`^/strategies/${part}$`),
  receipt: new RegExp(`^/receipt/${part}$`),
  relation: new RegExp(`^/relation/${venue}/${part}/${venue}/${part}$`),
} as const;

export type PageName = keyof typeof shapes;

export interface Found {
  readonly name: PageName;
  /** Of the address, decoded. */
  readonly parts: readonly string[];
}

export function findPage(path: string): Found | undefined {
  for (const [name, shape] of Object.entries(shapes)) {
    const match = shape.exec(path);
    // The keys of the table above.
    if (match !== null) return { name: name as PageName, parts: match.slice(1).map(decode) };
  }
  return undefined;
}

export function isExplorerPath(path: string): boolean {
  return findPage(path) !== undefined;
}

/** An address that a user typed may hold a percent sign that encodes nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
