import type { Job } from './job'
import { MONEY_JOBS } from './jobs.money'
import { SCHOOL_JOBS } from './jobs.school'

/** Fifteen jobs of every week, as an office does them. */
export const JOBS: readonly Job[] = [...MONEY_JOBS, ...SCHOOL_JOBS]
