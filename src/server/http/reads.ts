import { HttpProblem } from '../shared/problem'
import { createQueue, type Queue } from '../shared/queue'

/** Half of the pool's connections: the others stay for writes, for sign-ins and for the lookup of sessions. */
const READS_AT_ONCE = 5
/** So that a user with a year of payments in ten windows does not make the others wait. */
const OF_ONE_SIGN_IN = 3

const soon = { 'retry-after': '2' }

const tooMany = (own: boolean): HttpProblem =>
  own
    ? new HttpProblem(429, 'Ya hay muchas consultas tuyas en curso. Espera a que terminen.', undefined, soon)
    : new HttpProblem(503, 'Hay muchas consultas en curso. Intenta de nuevo en un momento.', undefined, soon)

/** Reads take turns before they take a connection, so that none of them can hold up a payment (decisions/0037). */
export const createReadQueue = (): Queue =>
  createQueue({
    atOnce: READS_AT_ONCE,
    callerAtOnce: OF_ONE_SIGN_IN,
    ofCaller: 200,
    inLane: 1_000,
    within: 30_000,
    full: tooMany,
  })
