/** An event as the live stream of the service writes it. */
export function printEvent(name: string, id: number, data: unknown): string {
  return `id: 000000000000-${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
