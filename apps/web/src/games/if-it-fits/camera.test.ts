import { describe, expect, it } from 'vitest';
import { areaOf, cellAt, fit, fitPart, laidArea, pairAt, pan, reveal, zoomAt } from './camera.ts';

const phone = { width: 360, height: 340 };

describe('what is shown', () => {
  it('covers the cards and one cell around them', () => {
    expect(laidArea([{ x: 0, y: 0 }], 'small')).toEqual({ x: -100, y: -140, width: 300, height: 420 });
    expect(laidArea([], 'small')).toEqual(laidArea([{ x: 0, y: 0 }], 'small'));
  });

  it('[IF-2] ends at the edge of the table', () => {
    const cards = [
      { x: -5, y: 0 },
      { x: 5, y: 3 },
    ];
    expect(laidArea(cards, 'small')).toEqual({ x: -500, y: -140, width: 1100, height: 700 });
  });

  it('fits into the window, centred', () => {
    const area = laidArea([{ x: 2, y: 1 }], 'large');
    const { left, top, scale } = fit(area, phone);
    expect(area.width * scale).toBeLessThanOrEqual(phone.width);
    expect(area.height * scale).toBeLessThanOrEqual(phone.height);
    expect((area.x + area.width / 2) * scale + left).toBeCloseTo(phone.width / 2);
    expect((area.y + area.height / 2) * scale + top).toBeCloseTo(phone.height / 2);
  });

  it('shows a whole part, and beyond it only what there is to see', () => {
    const window = { width: 700, height: 600 };
    const area = laidArea(
      [
        { x: -4, y: -3 },
        { x: 4, y: 3 },
      ],
      'medium',
    );
    const part = laidArea([{ x: -4, y: -3 }], 'medium');
    const { left, top, scale } = fitPart(part, area, window);
    // The corner of the area is visible, with room for the rulers, so the part isn't in the middle.
    expect([area.x * scale + left, area.y * scale + top].map(Math.round)).toEqual([22, 22]);
    expect((part.x + part.width) * scale + left).toBeLessThan(window.width);
    expect((part.y + part.height) * scale + top).toBeLessThan(window.height);
    // A few cards are centred in a large window.
    const wide = fitPart(part, part, { width: 2000, height: 2000 });
    expect((part.x + part.width / 2) * wide.scale + wide.left).toBeCloseTo(1000);
  });
});

describe('moving', () => {
  const camera = { left: 100, top: 50, scale: 0.5 };

  it('zooms about a point', () => {
    const closer = zoomAt(camera, 2, 150, 120);
    expect(closer.scale).toBe(1);
    expect(cellAt(closer, 150, 120)).toEqual(cellAt(camera, 150, 120));
    expect(zoomAt(camera, 1000, 0, 0).scale).toBeLessThan(3);
  });

  it('never loses sight of the cards', () => {
    const area = areaOf({ x: 0, y: 0 });
    const far = pan(camera, 9999, -9999, area, phone);
    expect(area.x * far.scale + far.left).toBe(phone.width / 2);
    expect((area.y + area.height) * far.scale + far.top).toBe(phone.height / 2);
  });

  it('scrolls a place into view, and does nothing if it is already there', () => {
    const shown = reveal(camera, areaOf({ x: 8, y: 0 }), phone);
    expect(900 * shown.scale + shown.left).toBeLessThanOrEqual(phone.width);
    expect(reveal(camera, areaOf({ x: 0, y: 0 }), phone)).toEqual(camera);
  });
});

it('finds cells and pairs under a finger', () => {
  const camera = { left: 100, top: 50, scale: 0.5 };
  expect(cellAt(camera, 101, 51)).toEqual({ x: 0, y: 0 });
  expect(cellAt(camera, 99, 49)).toEqual({ x: -1, y: -1 });
  expect(pairAt(camera, 152, 51)).toEqual({ x: 0.5, y: 0 });
});
