import { GRADES, gradeLabel } from '@contract/domain/grades'
import { bucketOf, BUCKETS } from '@contract/statements/statements.rules'
import type { Debtor } from '@contract/statements/statements.schemas'
import type { ListFilter } from '../../ui/list/useLocalList'
import { BUCKET_LABELS } from './statements.texts'

/** Names of the filters in the address bar. */
export const FILTER_NAMES = ['atraso', 'grado'] as const
export type DebtorFilterValues = Record<(typeof FILTER_NAMES)[number], string>
export const NO_FILTERS: DebtorFilterValues = { atraso: '', grado: '' }

export const LATENESS_OPTIONS = BUCKETS.map((value) => ({ value, label: BUCKET_LABELS[value] }))
export const GRADE_OPTIONS = GRADES.map((value) => ({ value, label: gradeLabel(value) }))

/** By the oldest debt of a family, so that each family is in one of the three; by grade with any child in it. */
export const debtorFilter = ({ atraso, grado }: DebtorFilterValues): ListFilter<Debtor> | undefined =>
  atraso || grado
    ? {
        key: `${atraso}|${grado}`,
        keep: ({ meses, alumnos }) =>
          (!atraso || bucketOf(meses) === atraso) &&
          (!grado || alumnos.some((pupil) => pupil.grado === grado)),
      }
    : undefined
