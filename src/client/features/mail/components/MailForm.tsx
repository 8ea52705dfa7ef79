import { useState } from 'react'
import type { Control, FieldPathByValue } from 'react-hook-form'
import { MAX_HOST, MAX_MAIL_PASSWORD, MAX_MAIL_USER, MAX_SENDER_NAME } from '@contract/mail/mail.rules'
import type { Mail } from '@contract/mail/mail.schemas'
import { useUpdateMail } from '../../../state/mail/mail.api'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { NumberInput } from '../../../ui/fields/NumberInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { MAIL, TextInput, type TextInputProps } from '../../../ui/fields/TextInput'
import type { TypedNumber } from '../../../ui/fields/field'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { PageForm } from '../../../ui/forms/PageForm'
import { useNotice } from '../../../ui/notices/useNotice'
import { Section } from '../../../ui/page/Section'
import { isProvider, mailBody, mailFormProblems, PROVIDERS, valuesOf, type MailValues } from '../mail.values'

const PROVIDER_OPTIONS = [
  ...Object.entries(PROVIDERS).map(([value, { label }]) => ({ value, label })),
  { value: 'otro', label: 'Otro' },
]
const SECURITY_OPTIONS = [
  { value: 'STARTTLS', label: 'STARTTLS (puerto 587)' },
  { value: 'TLS', label: 'TLS (puerto 465)' },
  { value: 'NINGUNA', label: 'Ninguna (solo en este equipo)' },
]
const PASSWORD_HINTS = {
  gmail:
    'Una «contraseña de aplicación»: se hace en la cuenta de Google, en Seguridad, con la verificación en dos pasos',
  microsoft: 'Microsoft 365 pide que el administrador permita «SMTP autenticado» para esa cuenta',
  otro: 'La que da quien lleva el correo de la escuela',
} as const

interface TextFieldProps extends Pick<TextInputProps, 'hint' | 'maxLength' | 'inputMode' | 'autoComplete'> {
  control: Control<MailValues>
  name: FieldPathByValue<MailValues, string>
  label: string
  required?: boolean
  type?: 'email' | 'password'
}

function TextField({ control, name, ...look }: TextFieldProps) {
  return (
    <Bound control={control} name={name}>
      {(field) => <TextInput {...field} {...look} />}
    </Bound>
  )
}

interface NumberFieldProps {
  control: Control<MailValues>
  name: FieldPathByValue<MailValues, TypedNumber>
  label: string
  hint?: string
}

function NumberField({ control, name, ...look }: NumberFieldProps) {
  return (
    <Bound control={control} name={name}>
      {(field) => <NumberInput {...field} {...look} required />}
    </Bound>
  )
}

interface FieldsProps {
  control: Control<MailValues>
  hasPassword: boolean
  provider: MailValues['proveedor']
  onProvider: (name: string) => void
}

function ServerFields({ control, hasPassword, provider, onProvider }: FieldsProps) {
  return (
    <Section title="El servidor" text="La cuenta con la que la escuela ya escribe correos.">
      <FieldGrid>
        <Bound control={control} name="proveedor">
          {(field) => (
            <SelectInput
              {...field}
              label="Con qué se envía"
              options={PROVIDER_OPTIONS}
              onChange={(event) => onProvider(event.target.value)}
            />
          )}
        </Bound>
        <TextField control={control} name="servidor" label="Servidor" maxLength={MAX_HOST} required />
        <NumberField control={control} name="puerto" label="Puerto" />
        <Bound control={control} name="seguridad">
          {(field) => <SelectInput {...field} label="Cifrado" options={SECURITY_OPTIONS} />}
        </Bound>
        <TextField
          control={control}
          name="usuario"
          label="Usuario"
          maxLength={MAX_MAIL_USER}
          autoComplete="off"
          hint="Casi siempre es el correo completo"
        />
        <TextField
          control={control}
          name="contrasena"
          label="Contraseña del correo"
          type="password"
          autoComplete="new-password"
          maxLength={MAX_MAIL_PASSWORD}
          hint={hasPassword ? 'Ya hay una guardada: escribe solo para cambiarla' : PASSWORD_HINTS[provider]}
        />
        {hasPassword && (
          <Bound control={control} name="quitar_contrasena">
            {({ value, ...field }) => (
              <CheckInput {...field} checked={value} label="Quitar la contraseña guardada" />
            )}
          </Bound>
        )}
      </FieldGrid>
    </Section>
  )
}

function SenderFields({ control }: Pick<FieldsProps, 'control'>) {
  return (
    <Section title="Lo que ve la familia">
      <FieldGrid>
        <TextField
          control={control}
          name="remitente_nombre"
          label="Nombre del remitente"
          maxLength={MAX_SENDER_NAME}
          hint="En blanco, el nombre de la escuela"
        />
        <TextField
          control={control}
          name="remitente_correo"
          label="Correo del remitente"
          required
          {...MAIL}
        />
        <TextField
          control={control}
          name="responder_a"
          label="Las respuestas llegan a"
          hint="En blanco, al remitente"
          {...MAIL}
        />
      </FieldGrid>
    </Section>
  )
}

function PaceFields({ control }: Pick<FieldsProps, 'control'>) {
  return (
    <Section title="Cuándo y cuántos" text="Lo que no cabe en un día sale al siguiente.">
      <FieldGrid>
        <NumberField
          control={control}
          name="tope_diario"
          label="Mensajes al día"
          hint="Gmail deja enviar 500; deja sitio para los de la oficina"
        />
        <NumberField control={control} name="desde_hora" label="Desde las (hora)" hint="De 0 a 23" />
        <NumberField control={control} name="hasta_hora" label="Hasta las (hora)" hint="De 1 a 24" />
        <div className="wide">
          <Bound control={control} name="activo">
            {({ value, ...field }) => (
              <CheckInput {...field} label="Enviar correos a las familias" checked={value} />
            )}
          </Bound>
        </div>
      </FieldGrid>
    </Section>
  )
}

export function MailForm({ mail }: { mail: Mail }) {
  // As of when editing began: a colleague's change meanwhile must not make the fields look changed.
  const [before, setBefore] = useState(() => valuesOf(mail))
  const hasPassword = mail.tiene_contrasena
  const form = useKeptForm<MailValues>({
    draftName: 'correo',
    unkept: ['contrasena'],
    defaultValues: before,
    problems: mailFormProblems(before, hasPassword),
  })
  const { send, tellWrong } = useUpdateMail({ form })
  const { notify } = useNotice()
  const { control, setValue, watch } = form
  const chooseProvider = (name: string) => {
    setValue('proveedor', isProvider(name) ? name : 'otro', { shouldDirty: true })
    if (!isProvider(name)) return
    const { servidor, puerto, seguridad } = PROVIDERS[name]
    const chosen = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    setValue('servidor', servidor, chosen)
    setValue('puerto', puerto, chosen)
    setValue('seguridad', seguridad, chosen)
  }
  const save = form.handleSubmit(async (values) => {
    const body = mailBody(values, before, mail.guardado ?? true)
    if (Object.keys(body).length === 0) return notify({ title: 'No hay nada que guardar', kind: 'info' })
    const { done, answer } = await send(body)
    if (!done) return
    const saved = valuesOf(answer.correo)
    setBefore(saved)
    form.reset(saved)
  }, tellWrong)
  return (
    <PageForm onSubmit={save} dirty={form.formState.isDirty} submitLabel="Guardar">
      <ServerFields
        control={control}
        hasPassword={hasPassword}
        provider={watch('proveedor')}
        onProvider={chooseProvider}
      />
      <SenderFields control={control} />
      <PaceFields control={control} />
    </PageForm>
  )
}
