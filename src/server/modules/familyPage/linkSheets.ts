import { byKey } from '@contract/domain/byKey'
import { hasPermission } from '@contract/domain/permissions'
import { titleCaseName } from '@contract/domain/names'
import { familyPagePath, MAX_SHEET_FAMILIES, tooManyFamilies } from '@contract/familyPage/familyPage.rules'
import { audienceProblem, firstNames, namesTogether, type Audience } from '@contract/messages/messages.rules'
import type { AnyCall, WriteCall } from '../../http/call'
import { createSealer } from '../../security/sealer'
import { hashOf, newToken } from '../../security/tokens'
import { assertField, badField, conflict, forbidden, notFound } from '../../shared/problem'
import type { CyclesService } from '../cycles/cycles.service'
import type { MessagesService } from '../messages/messages.service'
import * as queries from './familyPage.queries'
import { lastGoodDay } from './links'
import type { LinkSheet } from './sheet.paper'

interface Deps {
  cycles: Pick<CyclesService, 'getCurrent'>
  messages: Pick<MessagesService, 'reach'>
}

type StoredSheet = Omit<LinkSheet, 'now'>

const ENDED = 'Esta hoja ya no se puede abrir: haz las ligas de nuevo.'
const NO_MONEY = 'Las familias con adeudo las ve quien puede ver cargos o colegiaturas.'
const NO_FAMILIES_CHOSEN = 'Ninguna familia está en esa elección.'

const assertMay = ({ actor }: WriteCall, { tipo }: Audience): void => {
  const mayReadMoney = (['CARGOS', 'COLEGIATURAS'] as const).some((module) =>
    hasPermission(actor.permissions, module, 'READ'),
  )
  if (tipo === 'ADEUDO' && !mayReadMoney) throw forbidden(NO_MONEY)
}

export const createLinkSheets = ({ cycles, messages }: Deps) => {
  const childrenOf = async (call: AnyCall, ids: readonly number[]) => {
    const children = byKey(await queries.listChildNames(call.db, ids), ({ parent_id }) => parent_id as number)
    return (id: number): string => namesTogether((children.get(id) ?? []).map(firstNames))
  }

  return {
    /** Makes a link for each family of an audience; their tokens are sealed by a key that only the paper's address holds. @throws 400 audience, too many · 403 debtors · 404 · 409 */
    createLinks: async (call: WriteCall, audience: Audience, base: string) => {
      const { db, actor, now, today } = call
      assertField('audiencia', audienceProblem(audience))
      assertMay(call, audience)
      const { recipients, words, withoutParent } = await messages.reach(call, audience)
      if (recipients.length === 0) throw conflict(NO_FAMILIES_CHOSEN)
      if (recipients.length > MAX_SHEET_FAMILIES)
        throw badField('audiencia', tooManyFamilies(recipients.length))
      const parentIds = recipients.map(({ id }) => id)
      await queries.lockParents(db, parentIds)
      await queries.endLinks(db, { parentIds, now, today, of: 'OFICINA' })
      const [vence, alumnosOf] = [await lastGoodDay(call, cycles), await childrenOf(call, parentIds)]
      const tokens = parentIds.map(newToken)
      await queries.insertLinks(db, {
        parentIds,
        hashes: tokens.map(hashOf),
        userId: actor.id,
        endsOn: vence,
        now,
      })
      const familias = recipients.map(({ id, nombre }, at) => ({
        padre: titleCaseName(nombre),
        alumnos: alumnosOf(id),
        enlace: base + familyPagePath(tokens[at] as string),
      }))
      const llave = newToken()
      const sealed = createSealer(llave).seal(JSON.stringify({ familias, vence } satisfies StoredSheet))
      const hoja = await queries.insertSheet(db, sealed, actor.id, now)
      call.record('LIGA', hoja, null, { padre: words, vence, familias: familias.length })
      return { hoja, llave, vence, familias: familias.length, sin_padre: withoutParent }
    },

    /** @throws 404 it was deleted since */
    sheet: async ({ db, now }: AnyCall, hoja: number, llave: string): Promise<LinkSheet> => {
      const row = await queries.findSheet(db, hoja)
      const text = row ? createSealer(llave).open(row.sealed) : null
      if (text === null) throw notFound(ENDED)
      return { ...(JSON.parse(text) as StoredSheet), now }
    },
  }
}
