import Button from '@mui/material/Button'
import { useCallback, useMemo, useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useListAnswersQuery } from '../../../state/questionnaires/questionnaires.api'
import { makeSelectFamilies, type Family } from '../../../state/questionnaires/questionnaires.selectors'
import { saveText } from '../../../ui/files/saveText'
import { Icon } from '../../../ui/icons/Icon'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListPanel } from '../../../ui/list/ListPanel'
import { RowAction } from '../../../ui/list/RowAction'
import { useLocalList } from '../../../ui/list/useLocalList'
import { answersCsv } from '../answers.csv'
import { familyColumns, familySearchText } from '../questionnaires.columns'
import { texts } from '../questionnaires.texts'
import { AnsweredMeter } from './AnsweredMeter'

const NOUN = { one: 'familia', many: 'familias' }
const STATES = Object.entries(texts.states).map(([value, label]) => ({ value, label }))
const rowActions = ({ padre }: Family) => <RowAction icon="eye" label={texts.see} to={`/padre/${padre.id}`} />

/** Who has answered and who is missing, and everything that was answered as a file. */
export function AnswersView({ cycle }: { cycle: Pick<Cycle, 'id' | 'name'> }) {
  const { data, isLoading, error, refetch } = useListAnswersQuery(
    { id: cycle.id },
    // Other desks answer too.
    { refetchOnMountOrArgChange: true },
  )
  const { preguntas, familias, respondieron } = useAppSelector(
    useMemo(() => makeSelectFamilies(cycle.id), [cycle.id]),
  )
  const [state, setState] = useState('')
  const filter = useMemo(
    () => (state ? { key: state, keep: ({ estado }: Family) => estado === state } : undefined),
    [state],
  )
  const list = useLocalList(data && familias, { searchText: familySearchText, filter })
  const columns = useMemo(() => familyColumns(preguntas.length), [preguntas.length])
  const download = useCallback(
    () => saveText(texts.exportName(cycle.name), answersCsv(preguntas, familias), 'text/csv;charset=utf-8'),
    [cycle.name, preguntas, familias],
  )
  return (
    <>
      {familias.length > 0 && <AnsweredMeter done={respondieron} all={familias.length} />}
      <ListPanel
        label={texts.families}
        list={list}
        columns={columns}
        noun={NOUN}
        rowActions={rowActions}
        isLoading={isLoading}
        error={error?.message}
        onRetry={() => void refetch()}
        empty={{ icon: 'family', title: texts.noFamilies, text: texts.noFamiliesText }}
        filters={
          <>
            <FilterSelect
              label={texts.stateFilter}
              allLabel={texts.allStates}
              options={STATES}
              value={state}
              onChange={setState}
            />
            <Button
              variant="outlined"
              startIcon={<Icon name="download" />}
              disabled={familias.length === 0}
              onClick={download}
              sx={{ marginInlineStart: 'auto' }}
            >
              {texts.export}
            </Button>
          </>
        }
      />
    </>
  )
}
