import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatPhone } from '@contract/domain/phone'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { parentProblems } from '@contract/parents/parents.rules'
import type { Parent } from '@contract/parents/parents.schemas'
import { foundRows } from '@contract/search/searchIndex'
import { useAddChildren, useCreateParent } from '../../../state/parents/parents.writes'
import { useParents } from '../../../state/parents/parents.selectors'
import { useMay } from '../../../state/session/useMay'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Finder } from '../../../ui/fields/Finder'
import { PageForm } from '../../../ui/forms/PageForm'
import { Row, Stack, TwoLines } from '../../../ui/layout/layout'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { texts } from '../parents.texts'
import { EMPTY_PARENT, parentBody, ParentFields, type ParentValues } from './ParentForm'

interface ParentStepProps {
  pupil: { id: number; nombre: string }
  onSkip: () => void
}

/** Also finds a parent by a child's name: the new pupil may be a sibling. */
const searchText = ({ nombre, telefono, alumnos }: Parent): string =>
  [nombre, telefono, ...alumnos.map((child) => child.nombre)].join(' ')
const NONE: readonly Parent[] = []
const SHOWN = 8

/** Says «not found» only after the list has loaded: before, the user would register the same parent twice. */
const noteOf = (query: string, rows: readonly Parent[] | undefined, found: number, failed: boolean) => {
  if (query.trim() === '' || found > 0) return undefined
  if (rows) return 'Nadie coincide: regístralo abajo'
  return failed ? undefined : 'Buscando…'
}

function KnownParent({ pupil }: Pick<ParentStepProps, 'pupil'>) {
  const { rows, error, retry } = useParents()
  const [query, setQuery] = useState('')
  const { send } = useAddChildren()
  const matches = foundRows(rows ?? NONE, query, searchText, true)
  const options =
    query.trim() === '' ? [] : matches.slice(0, SHOWN).map((row) => ({ key: String(row.id), row }))
  const failed = rows === undefined && error !== undefined
  const finder = (
    <Finder
      label="Ya está registrado: buscar al padre o a un hermano"
      hint="Nombre, teléfono o el nombre de un hermano; Enter lo elige"
      query={query}
      onQuery={setQuery}
      options={options}
      labelOf={({ row }) => row.nombre}
      note={noteOf(query, rows, matches.length, failed)}
      onPick={({ row }) => void send({ idPadre: row.id, hijos: [pupil] })}
    >
      {({ row }) => (
        <TwoLines>
          {row.nombre}
          <small>
            {[formatPhone(row.telefono), ...row.alumnos.map((child) => child.nombre)].join(' · ')}
          </small>
        </TwoLines>
      )}
    </Finder>
  )
  return (
    <div>
      {failed && (
        <ErrorBar title="No se pudo consultar quién está registrado." text={error} onRetry={retry} />
      )}
      {finder}
    </div>
  )
}

function NewParent({ pupil }: Pick<ParentStepProps, 'pupil'>) {
  const form = useKeptForm<ParentValues>({
    draftName: `padre de ${pupil.id}`,
    defaultValues: EMPTY_PARENT,
    problems: parentProblems,
  })
  const { send, tellWrong } = useCreateParent({ form, saved: null })
  const save = form.handleSubmit(async (values) => {
    const { done } = await send({ ...parentBody(values), hijos: [pupil] })
    if (done) form.reset(EMPTY_PARENT)
  }, tellWrong)
  return (
    <PageForm onSubmit={save} dirty={form.formState.isDirty} submitLabel={texts.register}>
      <ParentFields control={form.control} />
    </PageForm>
  )
}

export function ParentStep({ pupil, onSkip }: ParentStepProps) {
  const may = useMay()
  const mayKnow = may(parentsRoutes.addChildren.access) && may(parentsRoutes.listAll.access)
  return (
    <Stack>
      {mayKnow && <KnownParent pupil={pupil} />}
      {may(parentsRoutes.create.access) && <NewParent pupil={pupil} />}
      <Row justify="end">
        <Button onClick={onSkip}>Después</Button>
      </Row>
    </Stack>
  )
}
