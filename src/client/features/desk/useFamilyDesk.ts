import { useRef, useState } from 'react'
import type { DeskFamily } from '@contract/desk/desk.schemas'
import type { Campos } from '@contract/domain/campos'
import type { Payment } from '@contract/payments/payments.schemas'
import { paymentDayProblem } from '@contract/payments/payments.rules'
import { useCollectMutation } from '../../state/desk/desk.api'
import { useFetchFamily } from '../../state/desk/desk.selectors'
import { today } from '../../state/core/schoolClock'
import { useKept } from '../../ui/drafts/drafts'
import { toErrors } from '../../ui/forms/rulesResolver'
import { useNotice } from '../../ui/notices/useNotice'
import { useWrite } from '../../write/useWrite'
import {
  askedPicks,
  costOf,
  pickMonths,
  picksOf,
  suggestedPicks,
  type MayPick,
  type Picks,
  type View,
} from './desk.lines'
import {
  bodyOf,
  emptyValues,
  missingIn,
  moneyDay,
  orderProblems,
  settle,
  type Order,
  type PaymentValues,
} from './desk.order'
import { texts } from './desk.texts'

/** A payment that was taken; pesos. */
export interface TakenPayment {
  pago: Payment
  /** What the family has in its favour after it. */
  saldo_favor: number
  cambio: number
}

const toggled = (keys: ReadonlySet<string>, key: string, there: boolean): ReadonlySet<string> => {
  const next = new Set(keys)
  if (there) next.add(key)
  else next.delete(key)
  return next
}

/** Picks as JSON can hold them. */
interface KeptPicks extends Pick<Picks, 'abonos'> {
  lines: readonly string[]
  years: readonly string[]
  waived: readonly string[]
}

/** What of a visit outlives the end of a session. */
interface Draft {
  values: PaymentValues
  picks: KeptPicks | null
  /** The key of what was sent and never answered. */
  beside: unknown
}

const keptOf = ({ lines, years, waived, abonos }: Picks): KeptPicks => ({
  lines: [...lines],
  years: [...years],
  waived: [...waived],
  abonos,
})
const picksKept = ({ lines, years, waived, abonos }: KeptPicks): Picks => ({
  lines: new Set(lines),
  years: new Set(years),
  waived: new Set(waived),
  abonos,
})

/** What the family owes as the cashier sees it. */
interface Held {
  family: DeskFamily
  /** The day of the money that it was asked for; undefined is today. */
  day: string | undefined
}

/**
 * One visit: what is picked, how it is paid, what became of it. What the family owes follows the server until something is
 * touched; from then on it stays as the cashier sees it, and follows only after a refusal or another day of the money: a
 * payment whose answer got lost would look unpaid for less, and be taken again.
 * @param live what the family owes now
 * @param asked what the address asks to be picked at first
 */
export const useFamilyDesk = (
  of: Order['of'],
  live: DeskFamily,
  mayPick: MayPick,
  asked: readonly string[],
) => {
  const [held, setHeld] = useState<Held | null>(null)
  const [chosen, setChosen] = useState<Picks | null>(null)
  /** Until the first payment: what was asked for is paid then. */
  const [asks, setAsks] = useState(asked)
  const [values, setValues] = useState<PaymentValues>(emptyValues)
  /** How often a payment was refused here: its problems are shown, and the focus goes to the first. */
  const [refused, setRefused] = useState(0)
  const [told, setTold] = useState<Campos>({})
  const [totalBefore, setTotalBefore] = useState<number | null>(null)
  const [taken, setTaken] = useState<TakenPayment | null>(null)
  const fetchFamily = useFetchFamily()
  const [collect] = useCollectMutation()
  const beside = useRef<unknown>(null)
  const { send, wrong, busy } = useWrite(collect, { failed: texts.failed, beside })
  const { dismiss, notify } = useNotice()
  /** Which question is the last one, and whether a press waits for its answer. */
  const asking = useRef({ last: 0, pressed: false })
  useKept<Draft>(`caja ${Object.entries(of).join()}`, {
    read: () =>
      taken === null && (values !== emptyValues || chosen !== null || beside.current !== null)
        ? { values, picks: chosen && keptOf(chosen), beside: beside.current }
        : undefined,
    write: (draft) => {
      beside.current = draft.beside
      // Sent and never answered: if it was taken, all of it would look like money to be put on account.
      setValues({ ...draft.values, a_cuenta: draft.values.a_cuenta && draft.beside === null })
      setChosen(draft.picks && picksKept(draft.picks))
    },
  })

  const family = held?.family ?? live
  const hold = () => setHeld({ family, day: held?.day })
  const fromAddress = askedPicks(family, asks, today(), mayPick)
  const picks = chosen ?? fromAddress?.picks ?? suggestedPicks(family, today(), mayPick)
  const cost = costOf(family, picks, today())
  const order: Order = { of, cost, credit: family.saldo_favor, picks, values }

  const pick = (next: Picks) => {
    hold()
    setChosen(next)
    setTold({})
  }
  const askAgain = async (day: string | undefined) => {
    const question = ++asking.current.last
    const now = await fetchFamily({ ...of, ...(day === undefined ? {} : { fecha_pago: day }) })
    if (now && question === asking.current.last) setHeld({ family: now, day })
    return now
  }
  const askDay = async (day: string | undefined) => {
    const now = await askAgain(day)
    if (!now) notify({ title: texts.dayFailed, text: texts.dayFailedText, kind: 'error' })
    return now
  }
  const change = (patch: Partial<PaymentValues>) => {
    // Another reference is confirmed anew.
    const next = { ...values, ...(patch.medios ? { confirmar_referencia: false } : {}), ...patch }
    hold()
    setChosen(picks)
    setValues(next)
    setTold({})
    const day = moneyDay(next, today())
    if (day !== moneyDay(values, today()) && paymentDayProblem(day, today()) === null) void askDay(day)
  }
  const reset = () => {
    setHeld(null)
    setChosen(null)
    setAsks([])
    setValues(emptyValues)
    setRefused(0)
    setTold({})
    setTotalBefore(null)
    setTaken(null)
  }
  /** Nothing is taken for what is owed on another day than the money's: the total may be another one then. */
  const isOfDay = async (): Promise<boolean> => {
    const day = moneyDay(values, today())
    if (day === held?.day) return true
    if (asking.current.pressed) return false
    asking.current.pressed = true
    const now = await askDay(day)
    asking.current.pressed = false
    if (now) setTotalBefore(cost.total)
    return false
  }
  const owes = family.hijos.some(({ cargos, colegiaturas }) => cargos.length + colegiaturas.length > 0)
  const missing = missingIn(order, owes)
  const submit = async () => {
    if (missing) return
    const found = orderProblems(order, today())
    if (Object.keys(found).length > 0) {
      setRefused((times) => times + 1)
      wrong(toErrors(found))
      return
    }
    hold()
    setChosen(picks)
    if (!(await isOfDay())) return
    const { done, answer, ...ended } = await send(bodyOf(order, today()))
    if (done) {
      dismiss()
      const { pago, saldo_favor } = answer
      setTaken({ pago, saldo_favor, cambio: settle(cost.total, family.saldo_favor, values).cambio })
      return
    }
    const error = 'error' in ended ? ended.error : undefined
    setTold(error?.campos ?? {})
    setRefused((times) => times + 1)
    // Another payment has this reference: that is asked, and nothing changed.
    if (error?.status === 409 && error.campos?.['medios']) return
    // Another desk was faster, or a child moved: what is owed now, with what was typed kept.
    if (error?.status !== 409 && error?.status !== 404) return
    if (await askAgain(moneyDay(values, today()))) setTotalBefore(cost.total)
  }
  return {
    family,
    order,
    /** What a person still has to do before anything may be taken. */
    missing,
    owes,
    /** The payment that has this reference already, as the server said it. */
    referenceUsed: told['medios'] ?? null,
    taken,
    busy,
    refused,
    /** How much of what the address asked for is owed no more. */
    gone: fromAddress?.gone ?? 0,
    asked: asks.length,
    /** The day of the money that the recargos are of, where it is not today. */
    day: held?.day,
    /** What the total was before another desk changed it. */
    totalBefore,
    problems: { ...(refused > 0 ? orderProblems(order, today()) : {}), ...told },
    dirty: values !== emptyValues && taken === null,
    view: (view: View) => pick(picksOf(family, view, today(), mayPick)),
    onLine: (key: string, picked: boolean) => pick({ ...picks, lines: toggled(picks.lines, key, picked) }),
    onYear: (key: string, picked: boolean) => pick({ ...picks, years: toggled(picks.years, key, picked) }),
    onWaive: (key: string, waived: boolean) => pick({ ...picks, waived: toggled(picks.waived, key, waived) }),
    /** The first months of a child. */
    onMonths: (alumnoId: number, count: number) => {
      const child = family.hijos.find(({ alumno }) => alumno.id === alumnoId)
      if (child) pick(pickMonths(child, count, picks, today(), mayPick))
    },
    /** Every recargo of the picked months is let go. */
    waiveAll: () => {
      const late = cost.lines.filter(({ recargo }) => recargo > 0).map(({ key }) => key)
      pick({ ...picks, waived: new Set([...picks.waived, ...late]) })
    },
    onAbono: (key: string, pesos: number | null) =>
      pick({ ...picks, abonos: { ...picks.abonos, [key]: pesos } }),
    /** What the family owes and has is asked for again where it stood still. */
    follow: () => held && void askAgain(moneyDay(values, today())),
    change,
    submit,
    reset,
  }
}
export type FamilyDesk = ReturnType<typeof useFamilyDesk>
