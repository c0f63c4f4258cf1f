/** The Chromium of this machine without the parts of a browser that no page needs: they cost more than the pages do. */
import { type Browser, chromium } from 'playwright-core';
import { findNeeded } from './test-needs.ts';

/**
 * The last list of features is the one that counts, so this one repeats what playwright-core switches off and matters
 * here. The popups of the address bar are pages of Chromium's own, made again for each window.
 */
const featuresOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  // A process kept ready for the next page: every page here would start one.
  'SpareRendererForSitePerProcess',
];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresOff.join(',')}`,
];

/** Fails where Chromium is missing. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findNeeded('chromium'), args: flags });
}
