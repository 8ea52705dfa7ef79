import type { Control } from 'react-hook-form'
import { upper } from '@contract/domain/text'
import {
  CONFIDENTIAL_KINDS,
  CONFIDENTIAL_LABELS,
  kindProblems,
  MAX_KIND_NAME,
  type Confidential,
} from '@contract/documents/documents.rules'
import type { DocumentKind } from '@contract/documents/documents.schemas'
import { gradeLabel, GRADES, type Grade } from '@contract/domain/grades'
import { useCreateDocumentKind, useUpdateDocumentKind } from '../../../state/documents/documents.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { NumberInput } from '../../../ui/fields/NumberInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import type { TypedNumber } from '../../../ui/fields/field'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { useDialogForm } from '../../../write/useDialogForm'
import { texts } from '../documents.texts'

interface Values {
  nombre: string
  obligatorio: boolean
  grado: Grade | ''
  vigencia_meses: TypedNumber
  confidencial: Confidential | ''
}

const NEW: Values = { nombre: '', obligatorio: true, grado: '', vigencia_meses: null, confidencial: '' }

const bodyOf = ({ nombre, obligatorio, grado, vigencia_meses, confidencial }: Values) => ({
  nombre: upper(nombre),
  obligatorio,
  grado: grado || null,
  vigencia_meses,
  confidencial: confidencial || null,
})

const grades = GRADES.map((value) => ({ value, label: gradeLabel(value) }))
const confidentials = CONFIDENTIAL_KINDS.map((value) => ({ value, label: CONFIDENTIAL_LABELS[value] }))
const fields = texts.kindFields

function KindFields({ control }: { control: Control<Values> }) {
  return (
    <>
      <Bound control={control} name="nombre">
        {(field) => <UppercaseInput {...field} label="Nombre" maxLength={MAX_KIND_NAME} required />}
      </Bound>
      <Bound control={control} name="obligatorio">
        {({ value, ...field }) => <CheckInput {...field} label="Obligatorio" checked={value} />}
      </Bound>
      <FieldGrid>
        <Bound control={control} name="grado">
          {(field) => (
            <SelectInput {...field} label="Se pide a" options={grades} emptyLabel={texts.everybody} />
          )}
        </Bound>
        <Bound control={control} name="vigencia_meses">
          {(field) => <NumberInput {...field} label="Meses de vigencia" hint="Vacío: no vence" />}
        </Bound>
      </FieldGrid>
      <Bound control={control} name="confidencial">
        {(field) => (
          <SelectInput
            {...field}
            label={fields.confidencial}
            hint="Su archivo no va en el archivo de la escuela, y quien lo ve queda en la bitácora"
            options={confidentials}
            emptyLabel="No"
          />
        )}
      </Bound>
    </>
  )
}

export function AddKindDialog({ onClose }: { onClose: () => void }) {
  const { control, dialog } = useDialogForm({
    draftName: 'tipo de documento',
    values: NEW,
    problems: kindProblems,
    write: useCreateDocumentKind,
    onClose,
    body: bodyOf,
  })
  return (
    <FormDialog title={texts.addKind} submitLabel="Agregar" {...dialog}>
      <KindFields control={control} />
    </FormDialog>
  )
}

export function EditKindDialog({ kind, onClose }: { kind: DocumentKind; onClose: () => void }) {
  const { id, nombre, obligatorio, grado, vigencia_meses, confidencial } = kind
  const values: Values = {
    nombre,
    obligatorio,
    grado: grado ?? '',
    vigencia_meses,
    confidencial: confidencial ?? '',
  }
  const { control, dialog } = useDialogForm({
    draftName: `tipo de documento ${id}`,
    values,
    problems: kindProblems,
    write: useUpdateDocumentKind,
    onClose,
    body: (changed, dirty) => (dirty ? { id, ...bodyOf(changed) } : null),
  })
  return (
    <FormDialog title={`Editar ${nombre}`} text="Vale también para lo que ya se entregó." {...dialog}>
      <KindFields control={control} />
    </FormDialog>
  )
}
