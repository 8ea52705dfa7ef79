import type { Job } from './job'
import { MONEY_JOBS } from './jobs.money'
import { SCHOOL_JOBS } from './jobs.school'
import { START_JOBS } from './jobs.start'

/** The jobs of every week as an office does them, and how a school begins. */
export const JOBS: readonly Job[] = [...MONEY_JOBS, ...SCHOOL_JOBS, ...START_JOBS]
