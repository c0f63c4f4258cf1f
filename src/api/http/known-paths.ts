/** Which methods a path answers, for the difference between 404 and 405, and what is near. Only asked when nothing matched. */
import { findNearestPath } from './nearest-path.ts';

const apiRoot = '/v1/';

export class KnownPaths {
  readonly #paths: { readonly shape: RegExp; readonly template: string; readonly methods: Set<string> }[] =
    [];

  /** `path` with parameters as `:name`. */
  add(path: string, methods: readonly string[]): void {
    const shape = new RegExp(
      `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z_]+/g, '[^/]+')}$`,
    );
    const known = this.#paths.find((entry) => entry.shape.source === shape.source);
    if (known) for (const method of methods) known.methods.add(method);
    else {
      const template = path.replace(/:([A-Za-z_]+)/g, '{$1}');
      this.#paths.push({ shape, template, methods: new Set(methods) });
    }
  }

  /** Sorted; empty when there is no such path. */
  methodsOf(path: string): readonly string[] {
    const methods = this.#paths
      .filter((entry) => entry.shape.test(path))
      .flatMap((entry) => [...entry.methods]);
    return [...new Set(methods)].sort();
  }

  /** With parameters in braces; undefined when none is near. */
  nearestTo(path: string): string | undefined {
    const templates = this.#paths.map(({ template }) => template);
    // The pages of the explorer are named like endpoints; below /v1 there is no page.
    const isOfApi = path.startsWith(apiRoot);
    return findNearestPath(
      path,
      isOfApi ? templates.filter((template) => template.startsWith(apiRoot)) : templates,
    );
  }
}
