import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import {
  codeProblems,
  inGroups,
  passwordAndCodeProblems,
  passwordProblems,
} from '@contract/secondFactor/secondFactor.rules'
import {
  useConfirmFactor,
  usePrepareFactor,
  useDeleteFactor,
  useRenewRecoveryCodes,
} from '../../../state/secondFactor/secondFactor.api'
import { useAppSelector } from '../../../state/hooks'
import { useSchool } from '../../../state/school/school.selectors'
import { selectSessionUser } from '../../../state/session/session.selectors'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { Bound } from '../../../ui/fields/Bound'
import { CodeInput } from '../../../ui/fields/CodeInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { Row } from '../../../ui/layout/layout'
import { PrintSheet } from '../../../ui/page/PrintSheet'
import { useDialogForm } from '../../../write/useDialogForm'
import { QrCode } from '../../../ui/page/QrCode'

const CODE = 'Código de tu aplicación'

const Groups = styled('code')(({ theme: { typography } }) => ({
  display: 'block',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  fontSize: typography.pxToRem(18),
}))

const Codes = styled('ol')(({ theme: { spacing, typography } }) => ({
  columns: 2,
  margin: 0,
  paddingLeft: spacing(4),
  fontFamily: 'monospace',
  fontSize: typography.pxToRem(16),
  lineHeight: 1.8,
  '& li': { whiteSpace: 'nowrap' },
}))

const password = {
  label: 'Tu contraseña',
  type: 'password',
  autoComplete: 'current-password',
  maxLength: 200,
} as const

interface WithCodes {
  onClose: () => void
  onCodes: (codes: readonly string[]) => void
}

interface Prepared {
  uri: string
  secreto: string
}

function ConfirmDialog({ prepared, onClose, onCodes }: WithCodes & { prepared: Prepared }) {
  const { control, dialog } = useDialogForm({
    draftName: 'primer código',
    values: { codigo: '' },
    unkept: ['codigo'],
    problems: codeProblems,
    write: useConfirmFactor,
    onClose: () => undefined,
    onDone: ({ codigos }: { codigos: string[] }) => onCodes(codigos),
    body: (values) => values,
  })
  return (
    <FormDialog
      {...dialog}
      onClose={onClose}
      title="Apunta tu teléfono aquí"
      text="Abre tu aplicación, agrega una cuenta y lee este código. Si no puedes leerlo, escribe la clave de abajo."
      submitLabel="Activar"
    >
      <QrCode text={prepared.uri} label="Código QR de tu segundo factor" />
      <Groups aria-label="Clave para escribirla a mano">{inGroups(prepared.secreto)}</Groups>
      <Bound control={control} name="codigo">
        {(field) => <CodeInput {...field} label="Los seis dígitos que muestra" required />}
      </Bound>
    </FormDialog>
  )
}

export function PrepareDialog({ onClose, onCodes }: WithCodes) {
  const [prepared, setPrepared] = useState<Prepared | null>(null)
  const { control, dialog } = useDialogForm({
    draftName: 'segundo factor',
    values: { password: '' },
    unkept: ['password'],
    problems: passwordProblems,
    write: usePrepareFactor,
    onClose: () => undefined,
    onDone: (answer: { preparado: Prepared }) => setPrepared(answer.preparado),
    body: (values) => values,
  })
  if (prepared) return <ConfirmDialog prepared={prepared} onClose={onClose} onCodes={onCodes} />
  return (
    <FormDialog {...dialog} onClose={onClose} title="Configurar el segundo factor" submitLabel="Seguir">
      <Bound control={control} name="password">
        {(field) => <TextInput {...field} {...password} required />}
      </Bound>
    </FormDialog>
  )
}

const BOTH = { password: '', codigo: '' }

function PasswordAndCode({ control }: { control: Control<typeof BOTH> }) {
  return (
    <>
      <Bound control={control} name="password">
        {(field) => <TextInput {...field} {...password} required />}
      </Bound>
      <Bound control={control} name="codigo">
        {(field) => <CodeInput {...field} label={CODE} required />}
      </Bound>
    </>
  )
}

export function RenewCodesDialog({ onClose, onCodes }: WithCodes) {
  const { control, dialog } = useDialogForm({
    draftName: 'códigos nuevos',
    values: BOTH,
    unkept: ['password', 'codigo'],
    problems: passwordAndCodeProblems,
    write: useRenewRecoveryCodes,
    onClose,
    onDone: ({ codigos }: { codigos: string[] }) => onCodes(codigos),
    body: (values) => values,
  })
  return (
    <FormDialog
      {...dialog}
      title="Hacer códigos nuevos"
      text="Los códigos de recuperación que tenías dejan de servir."
      submitLabel="Hacer códigos"
    >
      <PasswordAndCode control={control} />
    </FormDialog>
  )
}

export function RemoveFactorDialog({ onClose }: { onClose: () => void }) {
  const { control, dialog } = useDialogForm({
    draftName: 'quitar segundo factor',
    values: BOTH,
    unkept: ['password', 'codigo'],
    problems: passwordAndCodeProblems,
    write: useDeleteFactor,
    onClose,
    body: (values) => values,
  })
  return (
    <FormDialog
      {...dialog}
      title="Quitar el segundo factor"
      text="Tu contraseña sola vuelve a abrir tu cuenta."
      submitLabel="Quitar"
      destructive
    >
      <PasswordAndCode control={control} />
    </FormDialog>
  )
}

const HEADING = 'Códigos de recuperación: cada uno sirve una vez.'

export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const nombre = useSchool(undefined).row?.nombre ?? ''
  const user = useAppSelector(selectSessionUser)?.name ?? ''
  const text = [nombre, user, HEADING, '', ...codes].join('\r\n')
  const list = (
    <Codes>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Codes>
  )
  return (
    <InfoDialog title="Guarda tus códigos de recuperación" onClose={onClose} isOnce>
      <p>
        Si pierdes el teléfono, uno de estos códigos te deja entrar. Cada uno sirve una vez y no se vuelven a
        mostrar: imprímelos y guárdalos bajo llave.
      </p>
      {/* Above the codes: a notice on a phone would cover buttons below them. */}
      <Row gap={[1, 1]}>
        <Button autoFocus onClick={() => void navigator.clipboard.writeText(text)}>
          Copiar
        </Button>
        <Button
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="codigos-de-recuperacion.txt"
        >
          Descargar
        </Button>
        <Button onClick={() => window.print()}>Imprimir</Button>
      </Row>
      {list}
      <PrintSheet>
        <h1>{nombre}</h1>
        <p>
          {user} · {HEADING}
        </p>
        {list}
      </PrintSheet>
    </InfoDialog>
  )
}
