import { useReducer, useRef, useState } from 'react'
import type { Family } from '@contract/domain/family'
import type { DeskFamily } from '@contract/desk/desk.schemas'
import { paymentDayProblem } from '@contract/payments/payments.rules'
import { useCollect, useFetchFamily } from '../../state/desk/desk.api'
import { today } from '../../state/clock/schoolClock'
import { useKept } from '../../ui/drafts/drafts'
import type { TypedNumber } from '../../ui/fields/field'
import { toErrors } from '../../ui/forms/rulesResolver'
import { useSteady } from '../../ui/forms/useSteady'
import { withMember } from '../../ui/forms/withMember'
import { useNotice } from '../../ui/notices/useNotice'
import { useTakenMoney, usePaymentWrite } from '../../write/money/paymentWrite'
import {
  bodyOf,
  emptyValues,
  moneyDay,
  checkoutProblems,
  settleCheckout,
  type Checkout,
  type PaymentValues,
} from './checkout'
import {
  spreadOldest,
  toStoredPicks,
  pickMonths,
  picksOf,
  type Spread,
  type MayPick,
  type Picks,
  type View,
} from './picks'
import { newVisit, visitView, visitReducer, type Question, type TakenPayment, type VisitDraft } from './visit'

const hasAbono = ({ abonos }: Picks): boolean => Object.values(abonos).some((pesos) => pesos !== null)

const pickers = (
  { picks, cost }: Checkout,
  family: DeskFamily,
  mayPick: MayPick,
  pick: (next: Picks) => void,
) => ({
  view: (view: View) => pick(picksOf(family, view, today(), mayPick)),
  onLine: (key: string, picked: boolean) => pick({ ...picks, lines: withMember(picks.lines, key, picked) }),
  onYear: (key: string, picked: boolean) => pick({ ...picks, years: withMember(picks.years, key, picked) }),
  onWaive: (key: string, waived: boolean) =>
    pick({ ...picks, waived: withMember(picks.waived, key, waived) }),
  onAbono: (key: string, pesos: TypedNumber) => pick({ ...picks, abonos: { ...picks.abonos, [key]: pesos } }),
  onMonths: (alumnoId: number, count: number) => {
    const child = family.hijos.find(({ alumno }) => alumno.id === alumnoId)
    if (child) pick(pickMonths(child, count, picks, today(), mayPick))
  },
  waiveAll: () => {
    const late = cost.lines.filter(({ recargo }) => recargo > 0).map(({ key }) => key)
    pick({ ...picks, waived: new Set([...picks.waived, ...late]) })
  },
})

/** What was picked and typed in this visit. `ask` reads the debts again, for another day of the money where one is given. */
const useVisit = (of: Family, live: DeskFamily, mayPick: MayPick, addressLines: readonly string[]) => {
  const [visit, dispatch] = useReducer(visitReducer, addressLines, newVisit)
  const fetchFamily = useFetchFamily()
  const { notify } = useNotice()
  const { values } = visit
  const seen = visitView(visit, of, live, today(), mayPick)
  const asSeen = { family: seen.family, picks: seen.checkout.picks }
  const ask = async (question: Question): Promise<boolean> => {
    dispatch({ type: 'asked', question })
    const { day } = question
    const now = await fetchFamily({ ...of, ...(day === undefined ? {} : { fecha_pago: day }) })
    dispatch({ type: 'answered', question, family: now })
    return now !== undefined
  }
  const askDay = async (question: Question) => {
    if (!(await ask(question)))
      notify({
        title: 'No se pudo consultar lo que se debe con esa fecha',
        text: 'Los recargos que se ven son de otro día. Cobrar los consulta otra vez.',
        kind: 'error',
      })
  }
  const change = (patch: Partial<PaymentValues>) => {
    dispatch({ type: 'filled', patch, ...asSeen })
    const day = moneyDay({ ...values, ...patch }, today())
    if (day !== moneyDay(values, today()) && paymentDayProblem(day, today()) === null)
      void askDay({ day, total: null })
  }
  return { visit, dispatch, seen, asSeen, ask, askDay, change }
}

/** Takes the visit's money once. When the session ends before, signing in again brings back what was typed and the key of an unanswered payment. */
const useCollecting = (
  { visit, dispatch, seen, asSeen, ask, askDay }: ReturnType<typeof useVisit>,
  name: string,
) => {
  const sentKey = useRef<unknown>(null)
  const { take, tellWrong, busy } = usePaymentWrite(useCollect, { sentKey })
  const { taken, setTaken, clear } = useTakenMoney<TakenPayment>(name)
  const { values, chosen } = visit
  const { checkout } = seen
  useKept<VisitDraft>(name, {
    read: () =>
      taken === null && (values !== emptyValues || chosen !== null || sentKey.current !== null)
        ? { values, picks: chosen && toStoredPicks(chosen), sentKey: sentKey.current }
        : undefined,
    write: (draft) => {
      sentKey.current = draft.sentKey
      dispatch({ type: 'restored', draft })
    },
  })
  const submit = async () => {
    if (seen.missing) return
    const found = checkoutProblems(checkout, today())
    if (Object.keys(found).length > 0) {
      dispatch({ type: 'refused', campos: {} })
      return tellWrong(toErrors(found))
    }
    dispatch({ type: 'pressed', ...asSeen })
    const day = moneyDay(values, today())
    const { total } = checkout.cost
    // The recargos on screen are of another day than the money: the total is asked for again before any is taken.
    if (day !== seen.day) {
      if (visit.asking?.total == null) await askDay({ day, total })
      return
    }
    const ending = await take(bodyOf(checkout, today()))
    if (ending.how === 'taken') {
      const { pago, saldo_favor } = ending.answer
      return setTaken({ pago, saldo_favor, cambio: settleCheckout(checkout).change })
    }
    dispatch({ type: 'refused', campos: ending.campos })
    if (ending.how === 'outdated') await ask({ day, total })
  }
  const reset = () => {
    dispatch({ type: 'again' })
    clear()
  }
  return { taken, busy, submit, reset }
}

/** @param live what the family owes now, from the server @param addressLines lines that the address picks */
export const useFamilyDesk = (
  of: Family,
  live: DeskFamily,
  mayPick: MayPick,
  addressLines: readonly string[],
) => {
  const opened = useVisit(of, live, mayPick, addressLines)
  const { visit, dispatch, seen, ask, change } = opened
  const { taken, busy, submit, reset } = useCollecting(opened, `caja ${Object.entries(of).join()}`)
  const [addsFiscal, setAddsFiscal] = useState(false)
  const { values } = visit
  const { family, checkout } = seen
  const fiscals = live.fiscales
  const steady = useSteady({
    /** Invoice on (first fiscal data) or off; a family with none gets the form. */
    toggleInvoice: (mayAdd: boolean) => {
      const [first] = fiscals
      if (first) change({ fiscalId: values.fiscalId === null ? first.id : null })
      else if (mayAdd) setAddsFiscal(true)
    },
    /** The amount is all that the family hands over: credit is added only if the cashier has said so. */
    fillOldest: (amount: number): Spread => {
      const spread = spreadOldest(family, amount, checkout.picks, today(), mayPick)
      if (values.usar_saldo === null) change({ usar_saldo: false })
      dispatch({ type: 'picked', family, picks: spread.picks })
      return spread
    },
    ...pickers(checkout, family, mayPick, (picks) => dispatch({ type: 'picked', family, picks })),
    /** Reads again debts that are held as shown; others follow the server anyway. */
    follow: () => visit.held && void ask({ day: moneyDay(values, today()), total: null }),
    change,
    submit,
    reset,
  })
  return {
    ...seen,
    ...steady,
    fiscals,
    addsFiscal,
    setAddsFiscal,
    taken,
    busy,
    refused: visit.refused,
    totalBefore: visit.totalBefore,
    /** Unsaved: typed money or a reason. Ticked boxes alone are soon ticked again. */
    dirty: taken === null && (values !== emptyValues || hasAbono(checkout.picks)),
  }
}
export type FamilyDesk = ReturnType<typeof useFamilyDesk>
