import type { Incomplete } from '@contract/students/students.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useIncomplete } from '../../state/students/students.selectors'
import { Row } from '../../ui/layout/layout'
import { ListPanel } from '../../ui/list/ListPanel'
import type { ListOf } from '../../ui/list/ListScreen'
import { RowAction } from '../../ui/list/RowAction'
import { Page } from '../../ui/page/Page'
import { PrimaryAction } from '../../ui/page/PrimaryAction'
import { StatusChip } from '../../ui/page/StatusChip'
import { stepsOf } from './newFamilyPaths'
import { texts } from './newFamily.texts'

const list = {
  noun: { one: 'alumno', many: 'alumnos' },
  searchText: ({ nombre, numero_control }) => `${nombre} ${numero_control}`,
  columns: [
    { key: 'nombre', header: 'Alumno', cell: ({ nombre }) => nombre },
    { key: 'control', header: 'Número de control', width: 120, cell: ({ numero_control }) => numero_control },
    {
      key: 'faltan',
      header: texts.lacking,
      cell: ({ faltan }) => (
        <Row inline>
          {faltan.map((what) => (
            <StatusChip key={what} tone="warning" label={texts.missing[what]} />
          ))}
        </Row>
      ),
    },
  ],
} satisfies ListOf<Incomplete>

const stepsOfRow = ({ id }: Incomplete): string => stepsOf(id)

const toSteps = (row: Incomplete) => <RowAction icon="right" label="Completar" to={stepsOfRow(row)} />

export function PendingPage() {
  return (
    <Page
      title={texts.incomplete}
      subtitle="Lo que se dejó para después se encuentra aquí."
      breadcrumb={[{ label: texts.title, to: paths.newFamily }]}
      action={<PrimaryAction to={paths.newFamily}>{texts.title}</PrimaryAction>}
    >
      <ListPanel
        label={texts.incomplete}
        source={useIncomplete()}
        {...list}
        rowActions={toSteps}
        rowOpens={stepsOfRow}
        empty={{ icon: 'checklist', title: 'No hay altas por completar' }}
      />
    </Page>
  )
}
