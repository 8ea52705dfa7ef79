import { useWatch } from 'react-hook-form'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { onlyProblems, REQUIRED } from '@contract/domain/campos'
import { placeLabel } from '@contract/domain/grades'
import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import { groupTakes } from '@contract/groups/groups.rules'
import type { Group } from '@contract/groups/groups.schemas'
import type { Student } from '@contract/students/students.schemas'
import { pupilsText } from '@contract/domain/text'
import { useAddStudentsToGroup, useGroups } from '../../state/groups/groups.api'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { Bound } from '../../ui/fields/Bound'
import { CheckInput } from '../../ui/fields/CheckInput'
import { SelectInput } from '../../ui/fields/SelectInput'
import { PlainList, Quiet } from '../../ui/layout/layout'
import { ErrorBar } from '../../ui/page/ErrorBar'
import { useDialogForm } from '../useDialogForm'

const texts = {
  choose: 'Selecciona un grupo',
  submit: (count: number) => `Agrupar a ${pupilsText(count)}`,
  others: (count: number) =>
    count === 1
      ? 'Otro alumno es de otro grado y no cambia.'
      : `Otros ${count} son de otro grado y no cambian.`,
  saved: (group: string, count: number) => `El grupo ${group} tiene ahora ${pupilsText(count)}`,
} as const

type Pupil = Pick<Student, 'id' | 'nombre' | 'grado' | 'gradoNumero'>

interface Values {
  grupo: string
  /** Ids of pupils whose tick was taken away. */
  fuera: number[]
}

interface GroupManyDialogProps {
  cycle: Pick<Cycle, 'id' | 'name'>
  pupils: readonly Pupil[] | undefined
  error?: string | undefined
  onRetry?: () => void
  onClose: () => void
}

const NO_PUPILS: readonly Pupil[] = []
const NO_GROUPS: readonly Group[] = []

const pupilsThatFit = (pupils: readonly Pupil[], group: Group | undefined): readonly Pupil[] =>
  group ? pupils.filter((pupil) => groupTakes(group, pupil)) : NO_PUPILS

const optionOf = (group: Group) => ({
  value: String(group.id),
  label: `${placeLabel({ ...group, grupo: group })} (${pupilsText(group.alumnos.length)})`,
})

interface TicksProps {
  pupils: readonly Pupil[]
  fuera: readonly number[]
  onTick: (id: number, isIn: boolean) => void
}

function Ticks({ pupils, fuera, onTick }: TicksProps) {
  return (
    <PlainList aria-label="Entran al grupo">
      {pupils.map(({ id, nombre }) => (
        <li key={id}>
          <CheckInput
            label={nombre}
            checked={!fuera.includes(id)}
            onChange={({ target }) => onTick(id, target.checked)}
          />
        </li>
      ))}
    </PlainList>
  )
}

/** Gives many pupils a group in one write. Those of the group's year are ticked at first. */
export function GroupManyDialog({ cycle, pupils, error, onRetry, onClose }: GroupManyDialogProps) {
  const groupsRead = useGroups({ id: cycle.id })
  const all = pupils ?? NO_PUPILS
  const groups = (groupsRead.rows ?? NO_GROUPS).filter((group) => pupilsThatFit(all, group).length > 0)
  const chosenOf = ({ grupo, fuera }: Values) =>
    pupilsThatFit(
      all,
      groups.find(({ id }) => String(id) === grupo),
    ).filter(({ id }) => !fuera.includes(id))
  const { form, control, dialog } = useDialogForm({
    draftName: `agrupar ${cycle.id}`,
    values: { grupo: '', fuera: [] } as Values,
    problems: (values) =>
      onlyProblems({
        grupo: values.grupo ? null : REQUIRED,
        fuera: values.grupo && chosenOf(values).length === 0 ? NO_PICKED_PUPIL : null,
      }),
    wrongTexts: { missing: texts.choose },
    saved: ({ grupo }) => texts.saved(grupo.nombre, grupo.alumnos.length),
    write: useAddStudentsToGroup,
    onClose,
    body: (values) => ({
      idGrupo: Number(values.grupo),
      alumnos: chosenOf(values).map(({ id }) => ({ id })),
    }),
  })
  const [grupo, fuera] = useWatch({ control, name: ['grupo', 'fuera'] })
  const shown = pupilsThatFit(
    all,
    groups.find(({ id }) => String(id) === grupo),
  )
  const chosen = chosenOf({ grupo, fuera })
  const isRead = pupils !== undefined && groupsRead.rows !== undefined
  const wrong = pupils === undefined && error !== undefined ? error : groupsRead.error
  const tick = (id: number, isIn: boolean) =>
    form.setValue('fuera', isIn ? fuera.filter((each) => each !== id) : [...fuera, id], {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  return (
    <FormDialog
      title="Agrupar alumnos"
      text={`Elige el grupo del ciclo ${cycle.name} y quita la marca a quien no entra.`}
      submitLabel={texts.submit(chosen.length)}
      waits={!isRead || groups.length === 0}
      {...dialog}
    >
      {wrong !== undefined && !isRead && (
        <ErrorBar
          title="No se pudo leer a quién agrupar."
          text={wrong}
          onRetry={pupils === undefined && onRetry ? onRetry : groupsRead.retry}
        />
      )}
      {isRead && groups.length === 0 && (
        <p role="status">Ningún grupo del ciclo es del grado de estos alumnos. Regístralo en Grupos.</p>
      )}
      <Bound control={control} name="grupo">
        {(field) => (
          <SelectInput
            {...field}
            label="Grupo"
            options={groups.map(optionOf)}
            emptyLabel={texts.choose}
            required
          />
        )}
      </Bound>
      {shown.length > 0 && <Ticks pupils={shown} fuera={fuera} onTick={tick} />}
      {form.formState.errors.fuera && <p role="alert">{NO_PICKED_PUPIL}</p>}
      {shown.length > 0 && shown.length < all.length && (
        <Quiet as="p">{texts.others(all.length - shown.length)}</Quiet>
      )}
    </FormDialog>
  )
}
