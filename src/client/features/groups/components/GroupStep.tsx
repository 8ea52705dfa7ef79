import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { onlyProblems, REQUIRED } from '@contract/domain/campos'
import type { GradeYear } from '@contract/domain/grades'
import { groupTakes } from '@contract/groups/groups.rules'
import { groupsRoutes } from '@contract/groups/groups.routes'
import type { Group } from '@contract/groups/groups.schemas'
import { useAddStudentsToGroup, useGroups } from '../../../state/groups/groups.api'
import { useMay } from '../../../state/session/useMay'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { PageForm } from '../../../ui/forms/PageForm'
import { Row, Stack } from '../../../ui/layout/layout'
import { LoadingOrError } from '../../../ui/page/LoadingOrError'
import { texts } from '../groups.texts'
import { NewGroupDialog } from './NewGroupDialog'

interface GroupStepProps {
  pupil: { id: number }
  place: GradeYear & { ciclo: Pick<Cycle, 'id' | 'name'> }
  onSkip: () => void
}

const problems = ({ grupo }: { grupo: string }) => onlyProblems({ grupo: grupo ? null : REQUIRED })

interface NoGroupYetProps extends Pick<GroupStepProps, 'place'> {
  later: ReactNode
  onMade: (group: Pick<Group, 'id'>) => void
}

function NoGroupYet({ place, later, onMade }: NoGroupYetProps) {
  const mayCreate = useMay()(groupsRoutes.create.access)
  const [creating, setCreating] = useState(false)
  return (
    <Row justify="space-between">
      <span>Todavía no hay un grupo de su grado.</span>
      <Row>
        {later}
        {mayCreate && (
          <Button variant="outlined" onClick={() => setCreating(true)}>
            {texts.fresh}
          </Button>
        )}
      </Row>
      {creating && (
        <NewGroupDialog
          cycle={place.ciclo}
          place={place}
          onClose={() => setCreating(false)}
          onDone={onMade}
        />
      )}
    </Row>
  )
}

export function GroupStep({ pupil, place, onSkip }: GroupStepProps) {
  const { rows, ...read } = useGroups({ id: place.ciclo.id })
  const fitting = rows?.filter((group) => groupTakes(group, place))
  const form = useKeptForm({
    draftName: `grupo de ${pupil.id}`,
    defaultValues: { grupo: '' },
    problems,
  })
  const { send, tellWrong } = useAddStudentsToGroup({ form, saved: null })
  const save = form.handleSubmit(async ({ grupo }) => {
    await send({ idGrupo: Number(grupo), alumnos: [{ id: pupil.id }] })
  }, tellWrong)
  const later = <Button onClick={onSkip}>Después</Button>
  if (!fitting)
    return (
      <Stack>
        <LoadingOrError read={read} blocks={1} />
        <Row justify="end">{later}</Row>
      </Stack>
    )
  if (fitting.length === 0)
    return (
      <NoGroupYet
        place={place}
        later={later}
        onMade={({ id }) => form.setValue('grupo', String(id), { shouldDirty: true })}
      />
    )
  return (
    <PageForm onSubmit={save} dirty={form.formState.isDirty} submitLabel={texts.submitAdd(1)} footer={later}>
      <Bound control={form.control} name="grupo">
        {(field) => (
          <SelectInput
            {...field}
            label={texts.group}
            options={fitting.map(({ id, nombre, alumnos }) => ({
              value: String(id),
              label: `${nombre} (${texts.pupils(alumnos.length)})`,
            }))}
            emptyLabel={texts.chooseGroup}
            required
          />
        )}
      </Bound>
    </PageForm>
  )
}
