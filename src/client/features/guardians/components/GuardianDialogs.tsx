import { useRef, useState } from 'react'
import { NO_IMAGE } from '@contract/domain/messages'
import { guardianProblems, type GuardianFile } from '@contract/guardians/guardians.rules'
import type { Guardian } from '@contract/guardians/guardians.schemas'
import type { StudentDetail } from '@contract/students/students.schemas'
import {
  useCreateGuardian,
  useDeleteGuardian,
  useDeleteGuardianFile,
  useReplaceGuardianFile,
  useUpdateGuardian,
} from '../../../state/guardians/guardians.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { MediaDialog } from '../../../ui/files/MediaDialog'
import { ReplaceFileDialog } from '../../../ui/files/ReplaceFileDialog'
import { Portrait } from '../../../ui/page/Portrait'
import { useDialogForm } from '../../../write/useDialogForm'
import { bodyOf, changeOf, newValues, valuesOf } from '../guardian.values'
import { texts } from '../guardians.texts'
import { GuardianFields } from './GuardianFields'

type Pupil = Pick<StudentDetail, 'id' | 'nombre' | 'padre'>

interface AddGuardianProps {
  pupil: Pupil
  guardians: readonly Guardian[]
  onClose: () => void
  onAnother: () => void
}

export function AddGuardianDialog({ pupil, guardians, onClose, onAnother }: AddGuardianProps) {
  const goesOn = useRef(false)
  const { form, control, dialog } = useDialogForm({
    draftName: `responsable de ${pupil.id}`,
    // Left out of kept drafts: a note may hold health data, or what a judge decided.
    unkept: ['nota'],
    values: newValues(guardians),
    problems: guardianProblems,
    write: useCreateGuardian,
    saved: texts.added,
    onClose,
    onDone: () => goesOn.current && onAnother(),
    body: (values) => ({ id: pupil.id, ...bodyOf(values) }),
  })
  const save = (another: boolean) => {
    goesOn.current = another
    return dialog.onSubmit()
  }
  return (
    <FormDialog
      {...dialog}
      title="Agregar responsable"
      text={pupil.nombre}
      onSubmit={() => save(false)}
      another={{ label: 'Guardar y agregar otro', onPress: () => save(true) }}
    >
      <GuardianFields control={control} setValue={form.setValue} withSiblings={pupil.padre !== null} />
    </FormDialog>
  )
}

interface GuardianDialogProps {
  adult: Guardian
  pupil: Pupil
  isLast: boolean
  onClose: () => void
}

function EditGuardian({ adult, pupil, onClose }: GuardianDialogProps) {
  // As of when editing began: a newer answer must not make the fields look changed.
  const [before] = useState(() => valuesOf(adult))
  const { form, control, dialog } = useDialogForm({
    draftName: `responsable ${adult.id}`,
    unkept: ['nota'],
    values: before,
    problems: guardianProblems,
    write: useUpdateGuardian,
    saved: texts.saved,
    onClose,
    body: (values) => {
      const change = changeOf(values, before)
      return change && { id: adult.id, ...change }
    },
  })
  return (
    <FormDialog {...dialog} title={`Editar a ${before.nombre}`} text={pupil.nombre}>
      <GuardianFields control={control} setValue={form.setValue} withSiblings={pupil.padre !== null} />
    </FormDialog>
  )
}

function DeleteGuardian({ adult: { id, nombre }, pupil, isLast, onClose }: GuardianDialogProps) {
  const { send } = useDeleteGuardian({ saved: `${nombre} ya no es responsable` })
  return (
    <DeleteDialog
      title={`¿Eliminar a ${nombre}?`}
      text={
        isLast
          ? `Es el único responsable de ${pupil.nombre}: ya no quedaría a quién llamar. ${texts.removeText}`
          : texts.removeText
      }
      onDelete={() => send({ id })}
      onClose={onClose}
    />
  )
}

const ACCEPTED = { foto: ['image'], identificacion: ['image', 'pdf'] } as const
const hasFile = ({ urlFoto, urlIdentificacion }: Guardian, cual: GuardianFile): boolean =>
  (cual === 'foto' ? urlFoto : urlIdentificacion) !== null

function SetFile({ adult, cual, onClose }: GuardianDialogProps & { cual: GuardianFile }) {
  const words = texts.files[cual]
  const { send } = useReplaceGuardianFile({ failed: words.failed, saved: words.saved })
  const { id, nombre, urlMiniatura } = adult
  const there = hasFile(adult, cual)
  return (
    <ReplaceFileDialog
      title={there ? words.change : words.add}
      text={nombre}
      submitLabel="Guardar"
      current={
        cual === 'foto' ? (
          <Portrait nombre={nombre} url={urlMiniatura} size={120} alt={words.label} />
        ) : there ? (
          words.label
        ) : (
          words.none
        )
      }
      label={words.newOne}
      accept={ACCEPTED[cual]}
      camera
      noFile={NO_IMAGE}
      onSend={(file) => send({ id, cual, file })}
      onClose={onClose}
    />
  )
}

function RemoveFile({ adult: { id, nombre }, cual, onClose }: GuardianDialogProps & { cual: GuardianFile }) {
  const words = texts.files[cual]
  const { send } = useDeleteGuardianFile({ failed: words.notRemoved, saved: words.removed })
  return (
    <ConfirmDialog
      open
      destructive
      title={words.removeTitle(nombre)}
      text={words.removeText}
      confirmLabel={words.remove}
      onConfirm={async () => {
        await send({ id, cual })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function SeeIdentification({ adult, onClose }: GuardianDialogProps) {
  const { nombre, urlIdentificacion, tipoIdentificacion } = adult
  if (!urlIdentificacion || !tipoIdentificacion) return null
  const title = `Identificación de ${nombre}`
  return (
    <MediaDialog
      title={title}
      url={urlIdentificacion}
      kind={tipoIdentificacion}
      alt={title}
      what={`la identificación de ${nombre}`}
      downloadName={title}
      onClose={onClose}
    />
  )
}

export const GUARDIAN_DIALOGS = {
  edit: EditGuardian,
  delete: DeleteGuardian,
  foto: (props: GuardianDialogProps) => <SetFile {...props} cual="foto" />,
  identificacion: (props: GuardianDialogProps) => <SetFile {...props} cual="identificacion" />,
  noFoto: (props: GuardianDialogProps) => <RemoveFile {...props} cual="foto" />,
  noIdentificacion: (props: GuardianDialogProps) => <RemoveFile {...props} cual="identificacion" />,
  see: SeeIdentification,
}
export type GuardianDialog = keyof typeof GUARDIAN_DIALOGS
