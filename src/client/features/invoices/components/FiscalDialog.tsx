import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { COMPANY_REGIMES, INVOICE_USES, PERSON_REGIMES, REGIME_NAMES, USE_NAMES } from '@contract/domain/tax'
import { normalizeRfc, rfcWarning } from '@contract/domain/rfc'
import { fiscalProblems, MAX_FISCAL_NAME } from '@contract/fiscal/fiscal.rules'
import type { Fiscal } from '@contract/fiscal/fiscal.schemas'
import { useCreateFiscalOfParentMutation, useUpdateFiscalMutation } from '../../../state/fiscal/fiscal.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { useFileAddress } from '../../../ui/files/DropBox'
import { FileButton } from '../../../ui/files/FileButton'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { Quiet, Stack } from '../../../ui/layout/layout'
import { useDialogForm } from '../../../write/useDialogForm'
import { texts } from '../invoices.texts'

interface Values {
  rfc: string
  nombre: string
  regimen_fiscal: string
  codigo_postal: string
  uso_cfdi: string
  correo: string
}

const NEW: Values = {
  rfc: '',
  nombre: '',
  regimen_fiscal: '',
  codigo_postal: '',
  uso_cfdi: 'D10',
  correo: '',
}

const valuesOf = ({ rfc, nombre, regimen_fiscal, codigo_postal, uso_cfdi, correo }: Fiscal): Values => ({
  rfc,
  nombre,
  regimen_fiscal,
  codigo_postal,
  uso_cfdi,
  correo: correo ?? '',
})

const PICTURES = ['image'] as const

const Picture = styled('img')({
  maxWidth: '100%',
  maxHeight: 360,
  objectFit: 'contain',
  justifySelf: 'start',
})

/** A picture of the paper beside the form, read by the eye alone: it does not leave the browser. */
function PaperPicture() {
  const [file, setFile] = useState<File | null>(null)
  const show = useFileAddress(file)
  return (
    <Stack gap={1}>
      {file && <Picture ref={show} alt={texts.pictureAlt} />}
      <FileButton label={texts.picture} accept={PICTURES} onFile={setFile} />
      <Quiet>{texts.pictureText}</Quiet>
    </Stack>
  )
}

const regimesOf = (rfc: string): readonly string[] => {
  const { length } = [...normalizeRfc(rfc)]
  if (length === 12) return COMPANY_REGIMES
  return length === 13 ? PERSON_REGIMES : [...new Set([...PERSON_REGIMES, ...COMPANY_REGIMES])].sort()
}

const USES = INVOICE_USES.map((value) => ({ value, label: `${value} ${USE_NAMES[value]}` }))

const useSave = (padreId: number, fiscal: Fiscal | null) => {
  const [create] = useCreateFiscalOfParentMutation()
  const [update] = useUpdateFiscalMutation()
  return fiscal ? { id: fiscal.id, trigger: update } : { id: padreId, trigger: create }
}

interface FiscalDialogProps {
  padreId: number
  /** Null: new ones. */
  fiscal: Fiscal | null
  onClose: () => void
}

/** Fiscal data as the SAT has them; the form says what it would refuse before it does. */
export function FiscalDialog({ padreId, fiscal, onClose }: FiscalDialogProps) {
  const { id, trigger } = useSave(padreId, fiscal)
  const { control, dialog } = useDialogForm({
    kept: fiscal ? `fiscal ${fiscal.id}` : `fiscal de padre ${padreId}`,
    values: fiscal ? valuesOf(fiscal) : NEW,
    problems: fiscalProblems,
    trigger,
    failed: texts.fiscalFailed,
    saved: texts.fiscalSaved,
    onClose,
    body: (values: Values, dirty) =>
      fiscal && !dirty ? null : { id, ...values, correo: values.correo.trim() || null },
  })
  const rfc = useWatch({ control, name: 'rfc' })
  const regimes = regimesOf(rfc).map((value) => ({ value, label: `${value} ${REGIME_NAMES[value]}` }))
  return (
    <FormDialog title={fiscal ? texts.editFiscal : texts.addFiscal} submitLabel="Guardar" {...dialog}>
      <FieldGrid>
        <Bound control={control} name="rfc">
          {(field) => (
            <UppercaseInput
              {...field}
              label={texts.fields.rfc}
              hint={rfcWarning(normalizeRfc(rfc)) ?? ''}
              maxLength={40}
              required
            />
          )}
        </Bound>
        <Bound control={control} name="codigo_postal">
          {(field) => (
            <TextInput
              {...field}
              label={texts.fields.codigo_postal}
              hint={texts.hints.codigo_postal}
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
                label={texts.fields.nombre}
                hint={texts.hints.nombre}
                maxLength={MAX_FISCAL_NAME}
                required
              />
            )}
          </Bound>
        </div>
        <Bound control={control} name="regimen_fiscal">
          {(field) => (
            <SelectInput
              {...field}
              label={texts.fields.regimen_fiscal}
              options={regimes}
              emptyLabel="Elige uno"
              required
            />
          )}
        </Bound>
        <Bound control={control} name="uso_cfdi">
          {(field) => (
            <SelectInput
              {...field}
              label={texts.fields.uso_cfdi}
              hint={texts.hints.uso_cfdi}
              options={USES}
              required
            />
          )}
        </Bound>
        <div className="wide">
          <Bound control={control} name="correo">
            {(field) => <TextInput {...field} type="email" label={texts.fields.correo} maxLength={254} />}
          </Bound>
        </div>
      </FieldGrid>
      <PaperPicture />
    </FormDialog>
  )
}
