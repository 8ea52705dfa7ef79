import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useFormState, useWatch, type Control } from 'react-hook-form'
import type { Campos } from '@contract/domain/campos'
import type { Family } from '@contract/domain/family'
import { normalizeRfc, rfcWarning } from '@contract/domain/rfc'
import { fiscalProblems, fiscalProposals, MAX_FISCAL_NAME, sameRfcText } from '@contract/fiscal/fiscal.rules'
import type { Fiscal } from '@contract/fiscal/fiscal.schemas'
import { useCreateParentFiscal, useCreateStudentFiscal, useUpdateFiscal } from '../../state/fiscal/fiscal.api'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { Bound } from '../../ui/fields/Bound'
import { SelectInput } from '../../ui/fields/SelectInput'
import { MAIL, TextInput } from '../../ui/fields/TextInput'
import { UppercaseInput } from '../../ui/fields/UppercaseInput'
import { FieldGrid } from '../../ui/forms/FieldGrid'
import { InfoPanel } from '../../ui/page/InfoPanel'
import { useDialogForm } from '../useDialogForm'
import { texts } from './fiscal.texts'
import { NEW_FISCAL, regimesOf, USES, valuesOf, type FiscalValues as Values } from './fiscal.values'
import { PaperPicture } from './PaperPicture'

const { fields } = texts

const Halves = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: spacing(2),
  [breakpoints.up('md')]: { '&.two': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
}))

/** New data are saved under the family; stored ones by id, as they may be the parent's or the pupil's. */
const savingOf = (of: Family, fiscal: Fiscal | null) => {
  if (fiscal) return { id: fiscal.id, draftName: `fiscal ${fiscal.id}`, write: useUpdateFiscal }
  return of.padreId !== undefined
    ? { id: of.padreId, draftName: `fiscal de padre ${of.padreId}`, write: useCreateParentFiscal }
    : { id: of.alumnoId, draftName: `fiscal de alumno ${of.alumnoId}`, write: useCreateStudentFiscal }
}

type Others = readonly Pick<Fiscal, 'id' | 'rfc' | 'nombre'>[]

const useEarlyProblems = (control: Control<Values>, others: Others) => {
  const values = useWatch({ control }) as Values
  const { touchedFields } = useFormState({ control })
  const same = others.find(({ rfc }) => rfc === normalizeRfc(values.rfc))
  const problems: Campos = { ...fiscalProblems(values), ...(same ? { rfc: sameRfcText(same) } : {}) }
  return {
    values,
    early: (field: keyof Values): string | undefined =>
      touchedFields[field] && values[field] ? problems[field] : undefined,
  }
}

interface ProposalsProps {
  values: Values
  onTake: (field: 'nombre' | 'uso_cfdi', value: string) => void
}

/** Values that the SAT would refuse, each with one that it accepts. */
function Proposals({ values, onTake }: ProposalsProps) {
  return (
    <div role="status" className="wide">
      {fiscalProposals(values).map(({ campo, valor, texto }) => (
        <InfoPanel key={campo} tone="warning" title={texto}>
          <Button size="small" onClick={() => onTake(campo, valor)}>
            {`Usar ${valor}`}
          </Button>
        </InfoPanel>
      ))}
    </div>
  )
}

interface FieldsProps {
  control: Control<Values>
  others: Others
  onTake: ProposalsProps['onTake']
}

function FiscalFields({ control, others, onTake }: FieldsProps) {
  const { values, early } = useEarlyProblems(control, others)
  const errorProps = (field: keyof Values, error: string | undefined) => ({ error: error ?? early(field) })
  return (
    <FieldGrid>
      <Bound control={control} name="rfc">
        {({ error, ...field }) => (
          <UppercaseInput
            {...field}
            {...errorProps('rfc', error)}
            label="RFC"
            hint={rfcWarning(normalizeRfc(values.rfc)) ?? ''}
            maxLength={40}
            required
          />
        )}
      </Bound>
      <Bound control={control} name="codigo_postal">
        {({ error, ...field }) => (
          <TextInput
            {...field}
            {...errorProps('codigo_postal', error)}
            label={fields.codigo_postal}
            hint="El del domicilio fiscal, no el de su casa"
            inputMode="numeric"
            maxLength={5}
            required
          />
        )}
      </Bound>
      <div className="wide">
        <Bound control={control} name="nombre">
          {(field) => (
            <UppercaseInput
              {...field}
              label={fields.nombre}
              hint="Como está en la constancia; una empresa va sin «S.A. de C.V.»"
              maxLength={MAX_FISCAL_NAME}
              required
            />
          )}
        </Bound>
      </div>
      <Bound control={control} name="regimen_fiscal">
        {({ error, ...field }) => (
          <SelectInput
            {...field}
            {...errorProps('regimen_fiscal', error)}
            label={fields.regimen_fiscal}
            options={regimesOf(values.rfc)}
            emptyLabel="Elige uno"
            required
          />
        )}
      </Bound>
      <Bound control={control} name="uso_cfdi">
        {(field) => (
          <SelectInput
            {...field}
            label={fields.uso_cfdi}
            hint="D10 es deducible; no lo admite el régimen 626"
            options={USES}
            required
          />
        )}
      </Bound>
      <Proposals values={values} onTake={onTake} />
      <div className="wide">
        <Bound control={control} name="correo">
          {({ error, ...field }) => (
            <TextInput {...field} {...errorProps('correo', error)} label="Correo para la factura" {...MAIL} />
          )}
        </Bound>
      </div>
    </FieldGrid>
  )
}

interface FiscalDialogProps {
  of: Family
  /** Null: a new record. */
  fiscal: Fiscal | null
  /** The family's fiscal data, so that a repeated RFC is reported at once. */
  all: Others
  onClose: () => void
  onSaved?: (fiscal: Fiscal) => void
}

/** Fiscal data as the SAT has them; what it would refuse is said before sending. */
export function FiscalDialog({ of, fiscal, all, onClose, onSaved }: FiscalDialogProps) {
  const { id, draftName, write } = savingOf(of, fiscal)
  const [paper, setPaper] = useState<File | null>(null)
  const { control, form, dialog } = useDialogForm({
    draftName,
    values: fiscal ? valuesOf(fiscal) : NEW_FISCAL,
    problems: fiscalProblems,
    write,
    onClose,
    body: (values: Values, dirty) =>
      fiscal && !dirty ? null : { id, ...values, correo: values.correo.trim() || null },
    onDone: (answer: { fiscal: Fiscal }) => onSaved?.(answer.fiscal),
  })
  return (
    <FormDialog
      title={fiscal ? 'Editar datos de facturación' : texts.add}
      submitLabel="Guardar"
      size={paper ? 'lg' : 'sm'}
      {...dialog}
    >
      <Halves className={paper ? 'two' : ''}>
        <FiscalFields
          control={control}
          others={all.filter((each) => each.id !== fiscal?.id)}
          onTake={(field, value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true })}
        />
        <PaperPicture file={paper} onFile={setPaper} />
      </Halves>
    </FormDialog>
  )
}
