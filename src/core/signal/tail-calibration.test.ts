import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TailCalibration } from './tail-calibration.ts';

const looks = 400_000;

/** Fed with the quantiles of a tail in which a share of 10^-s has `slope` times s, in an order without a pattern. */
function calibrated(slope: number, unusual: { readonly share: number; readonly rawScore: number }) {
  const calibration = new TailCalibration((rawScore) => 10 ** -rawScore, 3.5);
  for (let look = 0; look < looks; look += 1) {
    const share = (((look * 0.6180339887498949) % 1) + 0.5 / looks) % 1;
    calibration.count(Math.min(16, -slope * Math.log10(share)));
    if (unusual.share > 0 && look % Math.round(1 / unusual.share) === 0) calibration.count(unusual.rawScore);
  }
  return calibration;
}

const nothing = { share: 0, rawScore: 0 };

describe('calibration of a tail', () => {
  test('a model that is believed in is right before there are looks', () => {
    const calibration = new TailCalibration((rawScore) => 10 ** -rawScore, 3.5);
    for (const score of [0, 1, 2, 4, 8])
      assert.ok(Math.abs(calibration.correct(score) - score) < 0.1, `${score}`);
  });

  for (const slope of [0.7, 1, 1.6])
    test(`a model whose scores are ${slope} times too high is corrected`, () => {
      const calibration = calibrated(slope, nothing);
      for (const score of [1, 2, 3, 4, 5]) {
        const corrected = calibration.correct(slope * score);
        assert.ok(Math.abs(corrected - score) < 0.15 * Math.max(1, score / 2), `${score}: ${corrected}`);
      }
    });

  test('unusual looks, however far out, move it little', () => {
    const calibration = calibrated(1, { share: 0.0005, rawScore: 12 });
    const corrected = calibration.correct(5);
    assert.ok(corrected > 4 && corrected < 5.1, `${corrected}`);
  });

  test('a higher raw score never has a lower corrected one', () => {
    const calibration = calibrated(1.3, { share: 0.01, rawScore: 3 });
    let before = 0;
    for (let rawScore = 0; rawScore <= 16; rawScore += 1 / 32) {
      const corrected = calibration.correct(rawScore);
      assert.ok(corrected >= before, `${rawScore}`);
      before = corrected;
    }
  });

  test('a score that may interest is not passed over', () => {
    const calibration = calibrated(0.7, nothing);
    for (let rawScore = 0; rawScore <= 16; rawScore += 1 / 32)
      if (!calibration.mayInterest(rawScore)) assert.ok(calibration.correct(rawScore) < 3.5, `${rawScore}`);
    assert.equal(calibration.mayInterest(1), false);
  });
});
