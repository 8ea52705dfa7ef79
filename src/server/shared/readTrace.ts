import { AsyncLocalStorage } from 'node:async_hooks'

export interface ReadTrace {
  readonly statements: ReadonlySet<string>
  /** What it also depends on that no table holds: 'the time'. */
  readonly outside: ReadonlySet<string>
}

const scope = new AsyncLocalStorage<{ statements: Set<string>; outside: Set<string> }>()

/** Kept in AsyncLocalStorage: as a parameter, every service that reads would hand it on. */
export const traceReads = async <T>(work: () => Promise<T>): Promise<{ value: T; trace: ReadTrace }> => {
  const trace = { statements: new Set<string>(), outside: new Set<string>() }
  return { value: await scope.run(trace, work), trace }
}

export const noteStatement = (text: string): void => void scope.getStore()?.statements.add(text)

/** For what the server asks on its own account, not for the answer being made. */
export const untraced = <T>(work: () => T): T => scope.exit(work)

/** Adds the trace of a kept value to the answer that uses it. */
export const noteTrace = ({ statements, outside }: ReadTrace): void => {
  statements.forEach(noteStatement)
  outside.forEach(noteOutside)
}

/** Call wherever an answer uses what no table holds: a folder, progress in memory, the time. */
export const noteOutside = (what: string): void => void scope.getStore()?.outside.add(what)

export const noted =
  <T>(what: string, read: () => T) =>
  (): T => {
    noteOutside(what)
    return read()
  }

/** Notes when one of these fields is read; copying the whole call reads them all. */
export const noteFields = <C extends object>(call: C, outside: Readonly<Record<string, string>>): C => {
  for (const [field, what] of Object.entries(outside)) {
    const value: unknown = Reflect.get(call, field)
    Object.defineProperty(call, field, { enumerable: true, get: noted(what, () => value) })
  }
  return call
}
