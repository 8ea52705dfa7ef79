import type { Answer } from '@test/support/server/harness'
import type { Method } from './familyMoves'
import type { ModelMonth, Places } from './month'
import type { Place } from './plan'

export interface Child {
  student: number
  place: Place
  /** Its latest enrolment, and the day of it. */
  enrolment: number
  enrolledOn: string
  /** Whether that enrolment was a mistake. */
  calledOff: boolean
  /** Whether that enrolment no longer exists: its opening was taken back. */
  deleted: boolean
  /** The day of a baja. */
  gone: string | null
  /** The becas it has now, by place. */
  becas: [Beca | null, Beca | null]
  /** What its becas take off from a month on, by place. */
  terms: Places
  /** Of the valid enrolment. */
  months: ModelMonth[]
  /** What its enrolment charges, which this model never pays. */
  fees: number
}
export interface Beca {
  id: number
  percent: number
  siblings: boolean
}
export interface ModelCharge {
  id: number
  student: number
  due: string
  total: number
  paid: number
  cancelled: boolean
  /** The month of a service. */
  service: string | null
}
/** What was handed over by one method, in centavos. */
export interface Handed {
  method: Method
  centavos: number
}
export interface ModelPayment {
  id: number
  folio: number
  /** What each child's lines cost. */
  parts: Map<number, number>
  means: Handed[]
  /** By month, of those that cost a recargo. */
  waived: ReadonlyMap<number, number>
  /** Of the family's credit. */
  used: number
  /** Left on account. */
  extra: number
  day: string
  /** Indexes into the year's days: entered, and cancelled. */
  entered: number
  cancelled: number | null
  /** Part of it that a baja turned into credit, in centavos. */
  credited: number
  /** Months it paid, in part or whole. */
  months: readonly ModelMonth[]
  /** Takes back what it paid of charges. */
  undo: () => void
}
export interface ModelRefund extends Handed {
  id: number
  folio: number
  entered: number
  cancelled: number | null
}
export interface Sent {
  answer: Answer
  again: () => Promise<Answer>
  otherBody: () => Promise<Answer>
}
