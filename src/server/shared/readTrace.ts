import { AsyncLocalStorage } from 'node:async_hooks'

export interface ReadTrace {
  readonly statements: ReadonlySet<string>
  /** What it was made of besides, which no table tells: 'the time'. */
  readonly outside: ReadonlySet<string>
}

const scope = new AsyncLocalStorage<{ statements: Set<string>; outside: Set<string> }>()

/** Not a parameter, because every service that reads would have to hand it on. */
export const traceReads = async <T>(work: () => Promise<T>): Promise<{ value: T; trace: ReadTrace }> => {
  const trace = { statements: new Set<string>(), outside: new Set<string>() }
  return { value: await scope.run(trace, work), trace }
}

export const noteStatement = (text: string): void => void scope.getStore()?.statements.add(text)

/** For what the server asks for itself: no part of the answer that is being made. */
export const untraced = <T>(work: () => T): T => scope.exit(work)

/** What `traceReads` returned earlier: an answer made of its value was made of the same. */
export const noteTrace = ({ statements, outside }: ReadTrace): void => {
  statements.forEach(noteStatement)
  outside.forEach(noteOutside)
}

/** Call it where an answer is made of what no table holds: a folder, progress kept in memory, the time. */
export const noteOutside = (what: string): void => void scope.getStore()?.outside.add(what)

export const noted =
  <T>(what: string, read: () => T) =>
  (): T => {
    noteOutside(what)
    return read()
  }

/** Reading one of these fields is noted; a copy of the whole call reads them all. */
export const noteFields = <C extends object>(call: C, outside: Readonly<Record<string, string>>): C => {
  for (const [field, what] of Object.entries(outside)) {
    const value: unknown = Reflect.get(call, field)
    Object.defineProperty(call, field, { enumerable: true, get: noted(what, () => value) })
  }
  return call
}
