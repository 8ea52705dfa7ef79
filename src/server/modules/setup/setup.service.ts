import { hasPermission } from '@contract/domain/permissions'
import { isSetUp, setupStates } from '@contract/setup/setup.rules'
import type { Setup, SetupContract } from '@contract/setup/setup.schemas'
import type { AnyCall, ReadCall, WriteCall } from '../../http/call'
import * as queries from './setup.queries'

const SCHOOL_ID = 1

export const createSetupService = () => {
  const stepsOf = async ({ db, today }: Pick<AnyCall, 'db' | 'today'>): Promise<Setup> => {
    const facts = await queries.readFacts(db, today)
    return { pasos: setupStates(facts), terminado: isSetUp(facts), cobrado: facts.isPaidHere }
  }

  const read = async (call: ReadCall): Promise<Setup> => ({
    ...(await stepsOf(call)),
    registrados: await queries.countPupils(call.db),
    alumno: hasPermission(call.actor.permissions, 'ALUMNOS', 'READ')
      ? await queries.lastEnrolled(call.db)
      : null,
  })

  return {
    get: read,

    unfinished: async (call: Pick<AnyCall, 'db' | 'today'>): Promise<Setup | null> => {
      const setup = await stepsOf(call)
      return setup.terminado ? null : setup
    },

    /** A second time changes nothing. */
    skip: async (call: WriteCall, { paso }: SetupContract['skip']['body']): Promise<Setup> => {
      if (await queries.insertSkip(call.db, paso, call.actor.id, call.now))
        call.record('ESCUELA', SCHOOL_ID, null, { paso_omitido: paso })
      else call.unchanged()
      return read(call)
    },
  }
}
export type SetupService = ReturnType<typeof createSetupService>
