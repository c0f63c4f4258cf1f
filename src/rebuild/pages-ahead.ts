/** Pages of rows in order of their keys; the database looks for the next one while this one is used. */
export async function* pagesAhead<Row extends { readonly key: number }>(
  load: (page: { readonly afterKey: number; readonly limit: number }) => Promise<Row[]>,
  limit: number,
): AsyncIterable<readonly Row[]> {
  const start = (afterKey: number): Promise<Row[]> => {
    const loading = load({ afterKey, limit });
    // The awaiting caller gets its failure; work that was broken off no longer awaits it.
    loading.catch(() => undefined);
    return loading;
  };
  let next: Promise<Row[]> | undefined = start(0);
  while (next !== undefined) {
    const page: readonly Row[] = await next;
    const last = page.at(-1);
    next = last === undefined || page.length < limit ? undefined : start(last.key);
    yield page;
  }
}
