import { useCallback, useMemo } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { scholarshipsRoutes as routes } from '@contract/scholarships/scholarships.routes'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useListScholarshipsQuery } from '../../../state/scholarships/scholarships.api'
import { holderPercents, makeSelectScholarships } from '../../../state/scholarships/scholarships.selectors'
import { selectMay } from '../../../state/session/session.selectors'
import { ListScreen } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { useLocalList } from '../../../ui/list/useLocalList'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { scholarshipColumns, scholarshipSearchText, scholarshipSortBy } from '../scholarships.columns'
import { NOUN, texts } from '../scholarships.texts'
import { LegalMeter } from './LegalMeter'

/** The becas of a cycle, and how the school stands against the legal minimum. */
export function ScholarshipList({ cycle }: { cycle: Cycle }) {
  const { isLoading, isSuccess, error, refetch } = useListScholarshipsQuery({ id: cycle.id })
  const becas = useAppSelector(useMemo(() => makeSelectScholarships(cycle.id), [cycle.id]))
  const percents = useMemo(() => holderPercents(becas), [becas])
  const canCreate = useAppSelector((state) => selectMay(state, routes.create.access))
  const canAdd = useAppSelector((state) => selectMay(state, routes.addStudents.access))
  const list = useLocalList(becas, { searchText: scholarshipSearchText, sortBy: scholarshipSortBy })
  const rowActions = useCallback(
    ({ id }: Scholarship) => (
      <>
        <RowAction icon="eye" label={texts.see} to={`/beca/${id}`} />
        {canAdd && <RowAction icon="add" label={texts.addHere} to={`/beca/add/${id}`} />}
      </>
    ),
    [canAdd],
  )
  const register = canCreate && <PrimaryAction to="/menu/registro/beca">{texts.menu}</PrimaryAction>
  return (
    <ListScreen
      title={texts.list}
      subtitle={`Ciclo ${cycle.name}`}
      action={register}
      above={isSuccess && <LegalMeter cycle={cycle} percents={percents} />}
      list={list}
      columns={scholarshipColumns}
      noun={NOUN}
      rowActions={rowActions}
      isLoading={isLoading}
      error={error?.message}
      onRetry={() => void refetch()}
      empty={{ icon: 'award', title: texts.listNone, text: texts.listNoneText, action: register }}
    />
  )
}
