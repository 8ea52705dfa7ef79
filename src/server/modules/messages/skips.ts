import type { IsoDate } from '@contract/domain/dates'
import { sumPesos, toPesos } from '@contract/domain/money'
import type { Audience } from '@contract/messages/messages.rules'
import { LEFT_OUT } from '@contract/reminders/reminders.rules'
import type { MessageClass } from '@contract/preferences/preferences.rules'
import { isCovered, leftToPayToday } from '@contract/statements/statements.rules'
import type { FamilyNow, OpenDebt } from '../statements/familiesNow'

export interface About {
  clase: MessageClass
  audiencia: Pick<Audience, 'tipo' | 'meses_min'>
  /** Of a reminder, the due day it is about. */
  vencimiento: IsoDate | null
}

export const SKIPS = {
  paid: 'Ya pagó',
  fewerMonths: 'Ya no debe tantos meses',
  covered: 'Su saldo a favor cubre lo que debe',
  extended: 'Tiene prórroga',
  promised: 'Tiene un acuerdo de pago vigente',
  muted: LEFT_OUT.muted,
  dueless: 'No se sabe de qué vencimiento se le recuerda',
} as const

export const asksForDebts = ({ clase, audiencia }: Omit<About, 'vencimiento'>): boolean =>
  clase === 'RECORDATORIO' || audiencia.tipo === 'ADEUDO'

const isOf =
  (day: IsoDate) =>
  ({ vencimiento, ultimo }: OpenDebt): boolean =>
    vencimiento === day || ultimo === day

/** Pesos to pay by `day`; before that day a reminder counts what falls due on it. */
export const leftToPayBy = (now: FamilyNow, day: IsoDate | null, today: IsoDate): number => {
  if (day === null || day < today) return leftToPayToday(now)
  const due = now.abiertos.filter(({ ultimo }) => ultimo >= today && ultimo <= day)
  const vencido = sumPesos([now.vencido, ...due.map(({ saldo }) => toPesos(saldo))])
  return leftToPayToday({ ...now, vencido })
}

const hasPromise = ({ prometido }: FamilyNow, today: IsoDate): boolean =>
  prometido !== null && prometido >= today

const debtorSkip = (now: FamilyNow, monthsMin: number, today: IsoDate): string | null => {
  if (now.vencido === 0) return now.prorroga === null ? SKIPS.paid : SKIPS.extended
  if (isCovered(now)) return SKIPS.covered
  if (now.meses < monthsMin) return SKIPS.fewerMonths
  return hasPromise(now, today) ? SKIPS.promised : null
}

const reminderSkip = (now: FamilyNow, day: IsoDate, today: IsoDate): string | null => {
  const mine = now.abiertos.filter(isOf(day))
  if (mine.length === 0) return SKIPS.paid
  const isExtended = ({ vencimiento, ultimo }: OpenDebt) =>
    ultimo > vencimiento && ultimo >= today && ultimo !== day
  if (mine.every(isExtended)) return SKIPS.extended
  if (leftToPayBy(now, day, today) === 0) return SKIPS.covered
  return hasPromise(now, today) ? SKIPS.promised : null
}

/** Why a message to debtors does not leave for this family today; null when it does. An extension only covers its own months. */
export const skipOf = (
  { clase, audiencia, vencimiento }: About,
  now: FamilyNow,
  today: IsoDate,
): string | null => {
  if (clase === 'RECORDATORIO')
    return vencimiento === null ? SKIPS.dueless : reminderSkip(now, vencimiento, today)
  return audiencia.tipo === 'ADEUDO' ? debtorSkip(now, audiencia.meses_min ?? 1, today) : null
}
