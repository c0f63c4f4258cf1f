/** A chart in the browser is moved through time by mouse, finger and keys, and zoomed. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { eventually } from '../harness/eventually.ts';

interface ShownTime {
  readonly from: number;
  readonly to: number;
}

export async function checkChartMoves(page: Page): Promise<void> {
  await page.locator('.chart[data-to]').waitFor();
  const read = async (): Promise<ShownTime> => {
    const found: string[] = await page
      .locator('.chart')
      .evaluate(({ dataset: { from = '', to = '' } }) => [from, to]);
    const [from = Number.NaN, to = Number.NaN] = found.map((instant) => Date.parse(instant));
    return { from, to };
  };
  const width = ({ from, to }: ShownTime) => to - from;
  /** Resolves with what is shown once that is as expected, and all of it is loaded. */
  const shows = async (what: string, isSo: (now: ShownTime) => boolean) => {
    let now = await read();
    await eventually(
      async () => {
        now = await read();
        const loaded = /from (\S+) to (\S+):|between (\S+) and (\S+)\.$/.exec(
          (await page.locator('.chart').getAttribute('aria-label')) ?? '',
        );
        const [from = '', to = ''] = loaded?.slice(1).filter(Boolean) ?? [];
        return isSo(now) && Date.parse(from) <= now.from + 1_000 && now.to <= Date.parse(to) + 1_000;
      },
      what,
      60_000,
    );
    return now;
  };
  const box = await page.locator('.chart .u-over').boundingBox();
  assert.ok(box);
  const [x, y] = [box.x + box.width / 4, box.y + box.height / 2];
  const dragTo = async (to: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(to, y, { steps: 3 });
    await page.mouse.up();
  };

  const first = await read();
  // Half the width to the right: what comes into view is half of it earlier.
  await dragTo(x + box.width / 2);
  const dragged = await shows('an earlier time', ({ to }) => to < first.to - width(first) * 0.4);
  assert.ok(Math.abs(width(dragged) - width(first)) <= 1, 'a drag does not zoom');
  assert.ok(
    Math.abs(dragged.to - (first.to - width(first) / 2)) < width(first) / 20,
    'as far as the pointer went',
  );
  assert.ok(Date.parse(new URL(page.url()).searchParams.get('to') ?? '') < first.to);

  const touches = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  await touch('touchMove', x + box.width / 8);
  await touch('touchMove', x + box.width / 4);
  await touch('touchEnd');
  const touched = await shows('a time before that', ({ to }) => to < dragged.to - width(first) * 0.15);

  await page.getByRole('group', { name: /^Chart/ }).focus();
  await page.keyboard.press('ArrowLeft');
  const stepped = await shows('a step earlier', ({ to }) => to < touched.to);
  assert.ok(Math.abs(touched.to - stepped.to - width(touched) / 4) <= 1);
  await page.keyboard.press('ArrowRight');
  await shows('a step later', ({ to }) => Math.abs(to - touched.to) <= 1);
  await page.keyboard.press('+');
  const zoomed = await shows('half of the time', (now) => Math.abs(width(now) - width(touched) / 2) <= 1);

  await page.keyboard.down('Shift');
  await dragTo(x + box.width / 2);
  await page.keyboard.up('Shift');
  const chosen = await shows(
    'the chosen half',
    (now) => Math.abs(width(now) - width(zoomed) / 2) < width(zoomed) / 50,
  );
  assert.ok(chosen.from > zoomed.from && chosen.to < zoomed.to);
  await page.mouse.dblclick(x, y);
  const all = await shows('all that is loaded', (now) => width(now) > width(zoomed));
  await page.keyboard.press('+');
  await shows('half of it', (now) => Math.abs(width(now) - width(all) / 2) <= 1);
  await page.keyboard.press('0');
  await shows('all again', (now) => Math.abs(width(now) - width(all)) <= 1);
}
