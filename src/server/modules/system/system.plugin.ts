import { type DiskSpace, systemSchemas as shapes } from '@contract/system/system.schemas'
import { systemRoutes as routes } from '@contract/system/system.routes'
import type { Failure } from '@contract/http/schemas'
import type { Db } from '../../db/database'
import type { Disk } from '../../disk'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { DocsLinks } from '../../http/docs'
import { DISK_FULL, HttpProblem } from '../../shared/problem'
import { version } from '../../../../package.json'

interface State {
  base: boolean
  disco: DiskSpace
  version: string
}

class Unwell extends HttpProblem {
  constructor(readonly state: State) {
    super(503, state.base ? DISK_FULL : 'La base de datos no responde. Intenta de nuevo en un momento.')
  }
  override body(): Failure & State {
    return { ...super.body(), ...this.state }
  }
}

/** Milliseconds until a silent database counts as down. */
const ANSWERS_WITHIN_MS = 3_000
/** Milliseconds for which a result is reused, as anybody may call this and each check costs a connection. */
const FRESH_MS = 500

const answers = async (db: Db): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWERS_WITHIN_MS)
  })
  const answer = db
    .selectNoFrom(({ lit }) => lit(1).as('alive'))
    .execute()
    .then(
      () => true,
      () => false,
    )
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer))
}

export interface SystemDeps {
  readonly disk: Disk
  readonly docs: DocsLinks
}

export const systemPlugin = (api: Api, { disk, docs }: SystemDeps): void => {
  let checking: Promise<State> | undefined
  let foundAt = -Infinity
  const look = async (): Promise<State> => {
    const [base, disco] = await Promise.all([answers(api.db), disk.space()])
    foundAt = performance.now()
    return { base, disco, version }
  }
  contractRoutes(api, routes, shapes, {
    getHealth: async () => {
      if (performance.now() - foundAt > FRESH_MS) {
        foundAt = Infinity
        checking = look()
      }
      const state = await (checking as Promise<State>)
      if (!state.base || state.disco === 'LLENO') throw new Unwell(state)
      return { ...state }
    },
    getDocs: ({ actor }) => Promise.resolve({ documentacion: { url: docs.link(actor) } }),
  })
}
