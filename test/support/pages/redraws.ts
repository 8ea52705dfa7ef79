/** The flag that React sets on a component that it drew in a commit; React's own DevTools count by it. */
const PERFORMED_WORK = 1
/** Tags of function components, forwarded refs and memos in React 19. */
const COMPONENTS = new Set([0, 1, 11, 14, 15])

interface Fiber {
  tag: number
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  type: unknown
}

const nameOf = ({ type }: Fiber): string => {
  const of = type as {
    displayName?: string
    name?: string
    render?: { name?: string }
  } | null
  return of?.displayName ?? of?.name ?? of?.render?.name ?? '?'
}

/** Components below a fiber that this commit drew: a subtree that React skipped is the one of the commit before. */
const drawn = (fiber: Fiber, names: string[]): void => {
  if (COMPONENTS.has(fiber.tag) && fiber.flags & PERFORMED_WORK) names.push(nameOf(fiber))
  if (fiber.alternate && fiber.child === fiber.alternate.child) return
  for (let child = fiber.child; child; child = child.sibling) drawn(child, names)
}

/**
 * Counts what React draws, as the Profiler of its DevTools does. Call it before the page is rendered.
 * @returns start, and stop with the number of components drawn since
 */
export const countRedraws = () => {
  let names: string[] | null = null
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
      if (names) drawn(root.current, names)
    },
    onCommitFiberUnmount: () => undefined,
  }
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  return {
    start: () => {
      names = []
    },
    stop: (): readonly string[] => {
      const all = names ?? []
      names = null
      return all
    },
  }
}
