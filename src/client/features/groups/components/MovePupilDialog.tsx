import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { onlyProblems, REQUIRED } from '@contract/domain/campos'
import type { Group } from '@contract/groups/groups.schemas'
import type { Pupil } from '@contract/students/students.schemas'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useAddStudentsToGroupMutation } from '../../../state/groups/groups.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../groups.texts'

interface Values {
  /** Id of the other group, as the select has it; '' until one is chosen. */
  grupo: string
}

interface MovePupilDialogProps {
  pupil: Pupil
  from: Group
  /** The other groups of the same cycle and grade. */
  others: readonly Group[]
  onClose: () => void
}

const problems = ({ grupo }: Values) => onlyProblems({ grupo: grupo ? null : REQUIRED })

/** Takes a pupil out of a group and into another; says so before it does. */
export function MovePupilDialog({ pupil, from, others, onClose }: MovePupilDialogProps) {
  const form = useForm<Values>({ defaultValues: { grupo: '' }, resolver: rulesResolver(problems) })
  const [addStudents] = useAddStudentsToGroupMutation()
  const send = useKeyedWrite(addStudents, useRefusal(texts.moveFailed, form))
  const { notify } = useNotice()
  const options = useMemo(
    () =>
      others.map(({ id, nombre, alumnos }) => ({
        value: String(id),
        label: `${nombre} (${texts.pupils(alumnos.length)})`,
      })),
    [others],
  )
  const save = form.handleSubmit(
    async ({ grupo }) => {
      const answer = await send({ idGrupo: Number(grupo), alumnos: [{ id: pupil.id }], mover: true })
      if (!answer) return
      notify({ title: texts.moved(pupil.nombre, answer.grupo.nombre), kind: 'success' })
      onClose()
    },
    () => notify({ title: texts.ups, text: texts.chooseGroup, kind: 'warning' }),
  )
  return (
    <FormDialog
      open
      size="xs"
      title={texts.moveTitle(pupil.nombre)}
      text={texts.moveText(from.nombre)}
      submitLabel={texts.move}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={form.control} name="grupo">
        {(field) => (
          <SelectInput
            {...field}
            label={texts.fields.grupo}
            options={options}
            emptyLabel={texts.chooseGroup}
            required
          />
        )}
      </Bound>
    </FormDialog>
  )
}
