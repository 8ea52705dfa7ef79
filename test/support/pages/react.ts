import type * as ReactDOM from 'react-dom'

/** `ESTRICTO=1 npx jest test/client` runs each effect of a page twice, as development does. */
export const IS_STRICT = process.env['ESTRICTO'] === '1'

/**
 * `npm test` runs pages in the build of React that schools run, which takes less; everything else runs them in the one for
 * development, whose warnings fail a test. Components of `ui` are tested in that one alone: their tests look right after a press.
 */
export const IS_PRODUCTION =
  process.env['TEST_REACT'] === 'production' &&
  !IS_STRICT &&
  !/[\\/]client[\\/]ui[\\/]/.test(expect.getState().testPath ?? '')

/** What React hands to itself: `p` is how urgent an update is that nothing else says of. */
interface Inside {
  __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { p: number }
}
const NONE = 0
const PRESS = 2

/** Everything at once, as if somebody had pressed: an effect's own update waits for no other turn of the loop. */
const answerAtOnce = (dom: typeof ReactDOM): void => {
  const { __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: inside } = dom as unknown as Inside
  let urgency = inside.p
  Object.defineProperty(inside, 'p', {
    get: () => urgency,
    set: (next: number) => {
      urgency = next === NONE ? NONE : PRESS
    },
  })
}

// A test may put its own clock in its place.
const { setTimeout: later } = globalThis
const turn = () => new Promise((resolve) => later(resolve))

type Task = (late: boolean) => Task | null | undefined | void
interface Scheduler {
  unstable_scheduleCallback: (priority: number, task: Task, options?: object) => object
  unstable_cancelCallback: (handle: object) => void
}
/** What React means to draw later: a change of page is a transition, which waits its turn. */
const waiting = new Set<object>()

const watch = (scheduler: Scheduler): void => {
  const { unstable_scheduleCallback: schedule, unstable_cancelCallback: cancel } = scheduler
  scheduler.unstable_scheduleCallback = (priority, task, options) => {
    const run = (work: Task): Task => {
      return (late) => {
        const rest = work(late)
        if (typeof rest === 'function') return run(rest)
        waiting.delete(handle)
        return rest
      }
    }
    const handle = schedule(priority, run(task), options)
    waiting.add(handle)
    return handle
  }
  scheduler.unstable_cancelCallback = (handle) => {
    waiting.delete(handle)
    cancel(handle)
  }
}

const TURNS = 100
/** What was asked for has been answered and drawn. */
export const drawn = async (): Promise<void> => {
  for (let turns = 0; turns === 0 || (waiting.size > 0 && turns < TURNS); turns++) await turn()
}

type Done = (value: unknown) => unknown

/** Only the build for development has `act`; of it a page needs that its updates are done when it returns. */
const useProductionReact = (): void => {
  // For the whole file, in its own world: MUI and the store leave out the checks of development too.
  process.env['NODE_ENV'] = 'production'
  watch(jest.requireActual<Scheduler>('scheduler'))
  const react = jest.requireActual<{ act: unknown }>('react')
  const dom = jest.requireActual<typeof ReactDOM>('react-dom')
  for (const name of ['react/jsx-runtime', 'react-dom/client', 'react-dom/test-utils'])
    jest.requireActual(name)
  answerAtOnce(dom)
  react.act = (work: () => unknown) => {
    const result = dom.flushSync(work)
    return { then: (done: Done, failed: Done) => Promise.resolve(result).finally(drawn).then(done, failed) }
  }
}

/**
 * The build for development takes a stack trace with every element it makes, so that a warning can name its owner. Without them the
 * warnings stay and a page test needs a fifth less.
 */
const takeNoTraces = (): void => {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: inside } =
    jest.requireActual<Record<string, object>>('react')
  Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined })
}

if (IS_PRODUCTION) useProductionReact()
else takeNoTraces()
