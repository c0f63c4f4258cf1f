/** Fingerprints that are equal on every machine and for ever: of a text, and of a value whatever the order of its keys. */
import { hash } from 'node:crypto';

/** SHA-256 (hex). */
export function textHash(text: string): string {
  return hash('sha256', text, 'hex');
}

/** The first 32 hex digits of the SHA-256: enough to distinguish sentences, short enough to list. */
export function fingerprint(text: string): string {
  return textHash(text).slice(0, 32);
}

/** SHA-256 (hex) of the value as JSON with the keys of every object in order. */
export function contentHash(value: unknown): string {
  return textHash(JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? sortKeys(part) : part)));
}

function sortKeys(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
