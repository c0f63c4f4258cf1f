/** Where things are on this machine. Tests put other places here; everybody else uses `thisMachine`. */
export interface Machine {
  readonly passwdPath: string;
  /** The `native` folder of the PostgreSQL package; undefined: find the installed package. */
  readonly nativeFolder: string | undefined;
  /** Where a cluster goes whose server user cannot reach the data folder. */
  readonly externalRoot: string;
}

export const thisMachine: Machine = {
  passwdPath: '/etc/passwd',
  nativeFolder: undefined,
  externalRoot: '/var/lib/routeur',
};
