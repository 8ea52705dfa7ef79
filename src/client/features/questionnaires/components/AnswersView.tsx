import { useMemo, useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Question } from '@contract/questionnaires/questionnaires.schemas'
import { countText } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'
import { ASKED_ANEW } from '../../../state/core/reads'
import {
  useCycleAnswers,
  type CycleFamilies,
  type Family,
  type FamilyState,
} from '../../../state/questionnaires/questionnaires.api'
import type { Column } from '../../../ui/list/columns'
import type { Table } from '../../../ui/list/exported'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListPanel } from '../../../ui/list/ListPanel'
import { RowAction } from '../../../ui/list/RowAction'
import { Meter } from '../../../ui/page/Meter'
import { StatusChip, type StatusTone } from '../../../ui/page/StatusChip'
import { texts } from '../questionnaires.texts'

const TONES: Record<FamilyState, StatusTone> = {
  COMPLETA: 'success',
  EN_CURSO: 'info',
  SIN_RESPONDER: 'warning',
}

const searchText = ({ padre, estado }: Family): string => `${padre.nombre} ${texts.states[estado]}`

const columnsFor = (questions: number): readonly Column<Family>[] => [
  {
    key: 'familia',
    header: 'Familia',
    cell: ({ padre }) => padre.nombre,
  },
  {
    key: 'estado',
    header: 'Estado',
    width: 150,
    cell: ({ estado }) => <StatusChip tone={TONES[estado]} label={texts.states[estado]} />,
  },
  {
    key: 'respondidas',
    header: 'Respondidas',
    align: 'right',
    width: 120,
    cell: ({ respondidas }) => `${respondidas} de ${questions}`,
  },
  {
    key: 'faltan',
    header: 'Obligatorias que faltan',
    align: 'right',
    width: 190,
    cell: ({ faltan }) => faltan,
  },
]

export const answersTable = (preguntas: readonly Question[], familias: readonly Family[]): Table => {
  const own = ['Familia', 'Estado', 'Respondidas', 'Obligatorias que faltan']
  const head = [...own, ...preguntas.map(({ pregunta }) => pregunta)]
  const rows = familias.map(({ padre, estado, respondidas, faltan, respuestas }) => {
    const given = new Map(respuestas.map((each) => [each.idPregunta, each.respuestas]))
    return [
      padre.nombre,
      texts.states[estado],
      respondidas,
      faltan,
      ...preguntas.map(({ id }) => (given.get(id) ?? []).join('; ')),
    ]
  })
  return { head, rows }
}

const NOUN = { one: 'familia', many: 'familias' }
const STATES = Object.entries(texts.states).map(([value, label]) => ({ value, label }))
const pathOf = ({ padre }: Family): string => paths.parent(padre.id)
const rowActions = (family: Family) => <RowAction icon="eye" label="Ver respuestas" to={pathOf(family)} />

const NOTHING: CycleFamilies = { preguntas: [], familias: [], respondieron: 0 }

export function AnswersView({ cycle }: { cycle: Pick<Cycle, 'id' | 'name'> }) {
  const { row, error, ...reading } = useCycleAnswers(cycle.id, ASKED_ANEW)
  const { preguntas, familias, respondieron } = row ?? NOTHING
  const missing = familias.length - respondieron
  const [state, setState] = useState('')
  const filter = useMemo(
    () => (state ? { key: state, keep: ({ estado }: Family) => estado === state } : undefined),
    [state],
  )
  const columns = useMemo(() => columnsFor(preguntas.length), [preguntas.length])
  return (
    <>
      {familias.length > 0 && (
        <Meter
          label="Familias que respondieron"
          value={respondieron}
          max={familias.length}
          text={`${respondieron} de ${countText(familias.length, 'familia', 'familias')}`}
          note={
            missing === 0
              ? 'Todas las familias respondieron.'
              : missing === 1
                ? 'Falta 1 familia por responder.'
                : `Faltan ${missing} familias por responder.`
          }
          tone={missing === 0 ? 'success' : 'info'}
        />
      )}
      <ListPanel
        label="Respuestas de las familias"
        source={{ ...reading, rows: row?.familias, error: error?.message }}
        searchText={searchText}
        filter={filter}
        columns={columns}
        exported={(shown) => answersTable(preguntas, shown)}
        noun={NOUN}
        rowActions={rowActions}
        rowOpens={pathOf}
        empty={{
          icon: 'family',
          title: 'No hay familias que deban responder',
          text: 'Aparecen aquí cuando tienen un hijo inscrito en este ciclo.',
        }}
        filters={
          <FilterSelect
            label="Estado"
            allLabel="Todos los estados"
            options={STATES}
            value={state}
            onChange={setState}
          />
        }
      />
    </>
  )
}
