import { useForm } from 'react-hook-form'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { onlyProblems, REQUIRED } from '@contract/domain/campos'
import { GRADES, gradeLabel, isGrade } from '@contract/domain/grades'
import { groupName, groupProblems } from '@contract/groups/groups.rules'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useCreateGroupMutation } from '../../../state/groups/groups.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../groups.texts'

interface Values {
  nombre: string
  /** '' until one is chosen. */
  grado: string
}

const OPTIONS = GRADES.map((value) => ({ value, label: gradeLabel(value) }))
const problems = ({ nombre, grado }: Values) => ({
  ...groupProblems({ nombre }),
  ...onlyProblems({ grado: isGrade(grado) ? null : REQUIRED }),
})

/** Name and grade of a new group of the cycle. */
export function NewGroupDialog({ cycle, onClose }: { cycle: Cycle; onClose: () => void }) {
  const form = useForm<Values>({
    defaultValues: { nombre: '', grado: '' },
    resolver: rulesResolver(problems),
  })
  const [createGroup] = useCreateGroupMutation()
  const send = useKeyedWrite(createGroup, useRefusal(texts.failed, form))
  const { notify } = useNotice()

  const save = form.handleSubmit(
    async ({ nombre, grado }) => {
      if (!isGrade(grado)) return
      if (!(await send({ cicloEscolarId: cycle.id, nombre: groupName(nombre), grado }))) return
      notify({ title: texts.saved, kind: 'success' })
      onClose()
    },
    () => notify({ title: texts.ups, text: texts.missing, kind: 'warning' }),
  )

  return (
    <FormDialog
      open
      title={texts.fresh}
      submitLabel={texts.register}
      text={texts.freshText(cycle.name)}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={form.control} name="nombre">
        {(field) => (
          <UppercaseInput
            {...field}
            label={texts.fields.nombre}
            hint={texts.nameHint}
            maxLength={40}
            required
          />
        )}
      </Bound>
      <Bound control={form.control} name="grado">
        {(field) => (
          <SelectInput
            {...field}
            label={texts.fields.grado}
            options={OPTIONS}
            emptyLabel={texts.chooseGrade}
            required
          />
        )}
      </Bound>
    </FormDialog>
  )
}
