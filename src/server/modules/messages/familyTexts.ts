import { clabeText } from '@contract/bank/clabe.rules'
import { byKey } from '@contract/domain/byKey'
import { longDay } from '@contract/domain/dayInWords'
import type { IsoDate } from '@contract/domain/dates'
import { familyKey } from '@contract/domain/family'
import { formatPesos } from '@contract/domain/money'
import { titleCaseName } from '@contract/domain/names'
import {
  emptyField,
  fieldsIn,
  fillTemplate,
  firstNames,
  hasMoney,
  LINK_MARK,
  namesTogether,
  type FieldValues,
  type TemplateField,
} from '@contract/messages/messages.rules'
import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import type { BankService } from '../bank/bank.service'
import type { Letterhead } from '../school/letterhead'
import type { FamilyNow } from '../statements/familiesNow'
import type { StatementsService } from '../statements/statements.service'
import { listChildren, type Recipient, type ResolvedAudience } from './audience.queries'
import { asksForDebts, leftToPayBy, skipOf, type About } from './skips'

export interface Deps {
  bank: Pick<BankService, 'whereToPay'>
  letterhead: Pick<Letterhead, 'signer'>
  statements: Pick<StatementsService, 'familiesNow'>
  /** Makes a link for the family; null where families cannot open their page from home. */
  linkOf: ((db: Db, padreId: number) => Promise<string | null>) | null
}

interface Template extends Omit<About, 'audiencia'> {
  audiencia: ResolvedAudience
  titulo: string
  descripcion: string
}

export interface FamilyText {
  titulo: string
  texto: string
  skip: string | null
}

const NOTHING_OWED: FamilyNow = {
  vencido: 0,
  recargos: 0,
  saldo_favor: 0,
  desde: null,
  meses: 0,
  proximo: null,
  prorroga: null,
  prometido: null,
  abiertos: [],
}

const MISSING: Record<TemplateField, string> = {
  padre: 'No tiene nombre que escribir',
  alumnos: 'No tiene hijos registrados que nombrar',
  escuela: 'La escuela no tiene nombre',
  por_pagar: 'No se sabe lo que debe',
  vencido: 'No se sabe lo que debe',
  vencimiento: 'No tiene ningún vencimiento que decir',
  referencia: 'No tiene referencia de pago',
  clabe: 'La escuela no tiene una cuenta con CLABE',
  liga: 'No se le puede hacer una liga',
}

interface FieldFacts {
  escuela: string
  clabe: string | null
  now: FamilyNow
  names: readonly string[]
  vencimiento: IsoDate | null
  today: IsoDate
}

const valuesOf = (
  { nombre, referencia }: Recipient,
  { escuela, clabe, now, names, vencimiento, today }: FieldFacts,
): FieldValues => {
  const day = vencimiento ?? now.desde ?? now.proximo
  return {
    padre: titleCaseName(nombre),
    alumnos: namesTogether(names) || null,
    escuela,
    por_pagar: formatPesos(leftToPayBy(now, vencimiento, today)),
    vencido: formatPesos(now.vencido),
    vencimiento: day && longDay(day),
    referencia,
    clabe,
    liga: LINK_MARK,
  }
}

export const createFamilyTexts = ({ bank, letterhead, statements }: Omit<Deps, 'linkOf'>) => {
  const whereToPay = async (call: AnyCall): Promise<string | null> => {
    const { cuentas } = await bank.whereToPay(call)
    return cuentas.map(({ banco, clabe }) => `${banco}, CLABE ${clabeText(clabe)}`).join(' o ') || null
  }

  /** Texts as each family would get them now; `{liga}` is still `LINK_MARK`. */
  const textsOf = async (
    call: AnyCall,
    template: Template,
    recipients: readonly Recipient[],
    vencimientoOf: (id: number) => IsoDate | null = () => template.vencimiento,
  ): Promise<Map<number, FamilyText>> => {
    const { titulo, descripcion, audiencia } = template
    const fields = fieldsIn(titulo, descripcion)
    const ids = recipients.map(({ id }) => id)
    const owes = asksForDebts(template) || hasMoney(titulo, descripcion)
    const debts = owes ? await statements.familiesNow(call, ids) : new Map<string, FamilyNow>()
    const children = fields.includes('alumnos')
      ? byKey(await listChildren(call.db, audiencia, ids), ({ parent_id }) => parent_id)
      : new Map<number, never[]>()
    const { escuela } = await letterhead.signer(call.db)
    const clabe = fields.includes('clabe') ? await whereToPay(call) : null
    return new Map(
      recipients.map((recipient) => {
        const { id } = recipient
        const vencimiento = vencimientoOf(id)
        const now = debts.get(familyKey({ padreId: id })) ?? NOTHING_OWED
        const names = (children.get(id) ?? []).map(firstNames)
        const values = valuesOf(recipient, { escuela, clabe, now, names, vencimiento, today: call.today })
        const empty = emptyField(fields, values)
        const skip = skipOf({ ...template, vencimiento }, now, call.today) ?? (empty && MISSING[empty])
        return [id, { titulo: fillTemplate(titulo, values), texto: fillTemplate(descripcion, values), skip }]
      }),
    )
  }

  return { textsOf, whereToPay }
}
export type FamilyTexts = ReturnType<typeof createFamilyTexts>
