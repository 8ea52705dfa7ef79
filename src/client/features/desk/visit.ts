import { weakMapMemoize } from '@reduxjs/toolkit'
import type { Family } from '@contract/domain/family'
import type { DeskFamily } from '@contract/desk/desk.schemas'
import type { Campos } from '@contract/domain/campos'
import type { IsoDate } from '@contract/domain/dates'
import type { Payment } from '@contract/payments/payments.schemas'
import type { TakenMoney } from '../../state/payments/payments.slice'
import { emptyValues, missingIn, checkoutProblems, type Checkout, type PaymentValues } from './checkout'
import { costOfPicks, firstPicks, fromStoredPicks, type StoredPicks, type MayPick, type Picks } from './picks'

export interface TakenPayment extends TakenMoney {
  pago: Payment
  saldo_favor: number
  /** Change given back, pesos. */
  cambio: number
}

/** The debts as shown, which no longer follow the server. */
interface Held {
  family: DeskFamily
  /** The day of the money whose recargos these are; undefined is today. */
  day: IsoDate | undefined
}

/** A call for the debts. Compared by identity: the answer to an older one is dropped. */
export interface Question {
  day: IsoDate | undefined
  /** Total on the screen when «Cobrar» was clicked and the answer was not there yet; null without a click. */
  total: number | null
}

/** Once touched, debts stay as shown. Following the server after a lost answer would show what remains, and take it again. */
export interface Visit {
  held: Held | null
  chosen: Picks | null
  /** Lines that the address asks to pick; emptied by the first payment. */
  addressLines: readonly string[]
  values: PaymentValues
  /** Counts refused payments: problems show from the first one on. */
  refused: number
  serverProblems: Campos
  totalBefore: number | null
  asking: Question | null
}

/** What is kept when the session ends. */
export interface VisitDraft {
  values: PaymentValues
  picks: StoredPicks | null
  /** Key of a payment that was sent and never answered; null without one. */
  sentKey: unknown
}

interface AsSeen {
  family: DeskFamily
  picks: Picks
}

export type VisitStep =
  | ({ type: 'picked' } & AsSeen)
  | ({ type: 'filled'; patch: Partial<PaymentValues> } & AsSeen)
  | ({ type: 'pressed' } & AsSeen)
  | { type: 'asked'; question: Question }
  /** `family` is undefined where the server did not answer. */
  | { type: 'answered'; question: Question; family: DeskFamily | undefined }
  | { type: 'refused'; campos: Campos }
  | { type: 'restored'; draft: VisitDraft }
  | { type: 'again' }

export const newVisit = (addressLines: readonly string[]): Visit => ({
  held: null,
  chosen: null,
  addressLines,
  values: emptyValues,
  refused: 0,
  serverProblems: {},
  totalBefore: null,
  asking: null,
})

const withHeld = (visit: Visit, { family, picks }: AsSeen): Visit => ({
  ...visit,
  held: { family, day: visit.held?.day },
  chosen: picks,
})

const withAnswer = (visit: Visit, question: Question, family: DeskFamily | undefined): Visit => {
  if (visit.asking !== question) return visit
  const { day, total } = question
  if (!family) return { ...visit, asking: null }
  return { ...visit, asking: null, held: { family, day }, totalBefore: total ?? visit.totalBefore }
}

const withDraft = (visit: Visit, { values, picks, sentKey }: VisitDraft): Visit => ({
  ...visit,
  // If the unanswered payment did arrive, this one would pay nothing and stay on account as a whole.
  values: { ...values, a_cuenta: values.a_cuenta && sentKey === null },
  chosen: picks && fromStoredPicks(picks),
})

export const visitReducer = (visit: Visit, step: VisitStep): Visit => {
  switch (step.type) {
    case 'picked':
      return { ...withHeld(visit, step), serverProblems: {} }
    case 'filled': {
      const { patch } = step
      // A confirmation holds only for the reference it was given for.
      const unconfirmed = patch.medios ? { confirmar_referencia: false } : {}
      return {
        ...withHeld(visit, step),
        values: { ...visit.values, ...unconfirmed, ...patch },
        serverProblems: {},
      }
    }
    case 'pressed':
      return withHeld(visit, step)
    case 'asked':
      return { ...visit, asking: step.question }
    case 'answered':
      return withAnswer(visit, step.question, step.family)
    case 'refused':
      return { ...visit, serverProblems: step.campos, refused: visit.refused + 1 }
    case 'restored':
      return withDraft(visit, step.draft)
    case 'again':
      return newVisit([])
  }
}

/** The same object for the same picks, so that typing a payment does not redraw the total. */
const lastCost = weakMapMemoize(costOfPicks)
/** The same object until a problem changes, so that typing redraws nothing. */
const sameProblems = weakMapMemoize((problems: Campos) => problems, {
  resultEqualityCheck: (before: Campos, now: Campos) => JSON.stringify(before) === JSON.stringify(now),
})

export const visitView = (visit: Visit, of: Family, live: DeskFamily, today: IsoDate, mayPick: MayPick) => {
  const { held, chosen, addressLines, values, refused, serverProblems } = visit
  const family = held?.family ?? live
  const first = firstPicks(family, addressLines, today, mayPick)
  const picks = chosen ?? first.picks
  const cost = lastCost(family, picks, today)
  const checkout: Checkout = { of, cost, credit: family.saldo_favor, picks, values }
  const owes = family.hijos.some(({ cargos, colegiaturas }) => cargos.length + colegiaturas.length > 0)
  return {
    family,
    checkout,
    owes,
    missing: missingIn(checkout, owes),
    problems: sameProblems({ ...(refused > 0 ? checkoutProblems(checkout, today) : {}), ...serverProblems }),
    referenceUsed: serverProblems['medios'] ?? null,
    gone: first.gone,
    addressCount: addressLines.length,
    day: held?.day,
  }
}
