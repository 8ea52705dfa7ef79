import type { Cancellation, Extension, History, Payment, Stored, Write } from './history'

const mayHaveHappened = ({ outcome }: Write): boolean => outcome !== 'REFUSED'

const hadHappened = ({ outcome, ended }: Write, at: number): boolean =>
  outcome === 'ACKNOWLEDGED' && ended <= at

const grouped = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> => {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

const byAmount = <Row extends { centavos: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  grouped(rows, ({ centavos }) => centavos)

/** Acknowledged: once, as it was answered. Unknown: at most once. Refused, or sent by nobody: not at all. */
const paymentFaults = ({ payments }: History, stored: Stored): string[] => {
  const there = byAmount(stored.payments)
  const sent = byAmount(payments)
  const ofSent = payments.flatMap(({ centavos, outcome, folio, charge }) => {
    const found = there.get(centavos) ?? []
    const [first] = found
    if (outcome === 'ACKNOWLEDGED' && !first) return `payment ${centavos} was acknowledged and is lost`
    if (outcome === 'REFUSED' && first) return `payment ${centavos} was refused and is there`
    if (found.length > 1) return `payment ${centavos} is there ${found.length} times`
    if (outcome === 'ACKNOWLEDGED' && first?.folio !== folio)
      return `payment ${centavos} was answered with folio ${folio} and has ${first?.folio}`
    return first && first.charge !== charge ? `payment ${centavos} is of another charge` : []
  })
  const ofNobody = [...there.keys()].filter((centavos) => !sent.has(centavos))
  return [...ofSent, ...ofNobody.map((centavos) => `nobody sent payment ${centavos}`)]
}

/** Consecutive from the school's first; a payment that began after another was acknowledged has the later folio. */
const folioFaults = ({ payments }: History, { payments: there, firstFolio }: Stored): string[] => {
  const folios = there.map(({ folio }) => folio).sort((a, b) => a - b)
  const wrong = folios.findIndex((folio, at) => folio !== firstFolio + at)
  const gap = wrong < 0 ? [] : [`folio ${folios[wrong]} is where ${firstFolio + wrong} should be`]
  const answered = payments.filter(({ folio }) => folio !== null)
  const ended = answered.toSorted((a, b) => a.ended - b.ended)
  let [next, newest] = [0, 0]
  const early = answered
    .toSorted((a, b) => a.began - b.began)
    .flatMap(({ began, folio }) => {
      for (let before = ended[next]; before && before.ended < began; before = ended[++next])
        newest = Math.max(newest, before.folio as number)
      return (folio as number) < newest ? `folio ${folio} was given after folio ${newest}` : []
    })
  return [...gap, ...early]
}

const cancellationFaults = ({ cancellations }: History, stored: Stored): string[] => {
  const asked = byAmount(cancellations)
  return stored.payments.flatMap(({ centavos, cancelled }) => {
    const calls = asked.get(centavos) ?? []
    const acknowledged = calls.filter(({ outcome }) => outcome === 'ACKNOWLEDGED').length
    if (acknowledged > 1) return `payment ${centavos} was cancelled ${acknowledged} times`
    if (acknowledged === 1 && !cancelled)
      return `the cancellation of ${centavos} was acknowledged and is lost`
    return cancelled && !calls.some(mayHaveHappened) ? `nobody cancelled payment ${centavos}` : []
  })
}

/** What one payment may have added to a balance read in between, and what it must have. */
const shareOf = (
  payment: Payment,
  cancellations: readonly Cancellation[],
  isCancelled: boolean,
  { began, ended }: { began: number; ended: number },
): { low: number; high: number } => {
  const mayBeOut = isCancelled && cancellations.some((call) => mayHaveHappened(call) && call.began <= ended)
  const isOut = cancellations.some((call) => hadHappened(call, began))
  return {
    low: hadHappened(payment, began) && !mayBeOut ? payment.centavos : 0,
    high: payment.began <= ended && !isOut ? payment.centavos : 0,
  }
}

/** Each balance lies between all that had been acknowledged before it was asked for and all that had begun before it was answered. */
const balanceFaults = ({ payments, cancellations, balances }: History, stored: Stored): string[] => {
  const there = byAmount(stored.payments)
  const cancelled = byAmount(cancellations)
  // An unknown one that is not there in the end never was.
  const ofCharge = grouped(
    payments.filter(({ outcome, centavos }) => outcome === 'ACKNOWLEDGED' || there.has(centavos)),
    ({ charge }) => charge,
  )
  const read = balances.flatMap(({ charge, centavos, began, ended }) => {
    let [low, high] = [0, 0]
    for (const payment of ofCharge.get(charge) ?? []) {
      const calls = cancelled.get(payment.centavos) ?? []
      const isCancelled = there.get(payment.centavos)?.[0]?.cancelled ?? true
      const share = shareOf(payment, calls, isCancelled, { began, ended })
      low += share.low
      high += share.high
    }
    return centavos < low || centavos > high
      ? `charge ${charge} was read with ${centavos}, which is not between ${low} and ${high}`
      : []
  })
  const standing = grouped(
    stored.payments.filter(({ cancelled: gone }) => !gone),
    ({ charge }) => charge,
  )
  const kept = [...stored.balances].flatMap(([charge, centavos]) => {
    const sum = (standing.get(charge) ?? []).reduce((total, each) => total + each.centavos, 0)
    return sum === centavos ? [] : `charge ${charge} has ${centavos} paid, and its payments are ${sum}`
  })
  return [...read, ...kept]
}

/** One that began after another was acknowledged hides it: what is read is one that began and was not hidden. */
const mayShow = (
  until: string | null,
  calls: readonly Extension[],
  began: number,
  ended: number,
): boolean => {
  const hides = calls
    .filter((call) => hadHappened(call, began))
    .reduce((latest, call) => Math.max(latest, call.began), -Infinity)
  if (until === null) return hides === -Infinity
  return calls.some(
    (call) => mayHaveHappened(call) && call.until === until && call.began <= ended && call.ended >= hides,
  )
}

const extensionFaults = ({ extensions, extensionReads }: History, stored: Stored): string[] => {
  const calls = grouped(extensions, ({ month }) => month)
  const last = [...stored.extensions].map(([month, until]) => ({
    month,
    until,
    began: Infinity,
    ended: Infinity,
  }))
  return [...extensionReads, ...last].flatMap(({ month, until, began, ended }) =>
    mayShow(until, calls.get(month) ?? [], began, ended)
      ? []
      : `month ${month} showed the extension ${until}, which nobody gave, or which had been replaced`,
  )
}

/** What cannot be, given what clients were told; empty when all is well. */
export const historyFaults = (history: History, stored: Stored): string[] =>
  [paymentFaults, folioFaults, cancellationFaults, balanceFaults, extensionFaults].flatMap((faultsOf) =>
    faultsOf(history, stored),
  )
