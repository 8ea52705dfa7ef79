export const CHANNELS = ['CORREO', 'WHATSAPP', 'PAPEL'] as const
export type Channel = (typeof CHANNELS)[number]

export const MESSAGE_CLASSES = ['AVISO', 'RECORDATORIO'] as const
export type MessageClass = (typeof MESSAGE_CLASSES)[number]

export const CHANNEL_LABELS: Readonly<Record<Channel, string>> = {
  CORREO: 'Correo',
  WHATSAPP: 'WhatsApp',
  PAPEL: 'Papel',
}
export const CLASS_LABELS: Readonly<Record<MessageClass, string>> = {
  AVISO: 'Avisos',
  RECORDATORIO: 'Recordatorios de pago',
}

export interface PreferencePlace {
  readonly canal: Channel
  readonly clase: MessageClass
}

export const PREFERENCE_PLACES: readonly PreferencePlace[] = MESSAGE_CLASSES.flatMap((clase) =>
  CHANNELS.map((canal) => ({ canal, clase })),
)

export const isSamePlace = (a: PreferencePlace, b: PreferencePlace): boolean =>
  a.canal === b.canal && a.clase === b.clase

export const placeText = ({ canal, clase }: PreferencePlace): string => {
  const by = canal === 'PAPEL' ? 'en papel' : canal === 'CORREO' ? 'por correo' : 'por WhatsApp'
  return `${CLASS_LABELS[clase]} ${by}`
}

type Preferred = PreferencePlace & { readonly permitido: boolean }

/** «No molestar»: the family wants no message by any means. */
export const refusesAll = (rows: readonly Preferred[]): boolean =>
  rows.length > 0 && rows.every(({ permitido }) => !permitido)

export const preferencesProblem = (body: {
  no_molestar?: boolean | undefined
  medios?: readonly PreferencePlace[] | undefined
}): string | null => {
  const { no_molestar, medios = [] } = body
  if (no_molestar === undefined && medios.length === 0) return 'No puedes enviar datos vacios'
  if (no_molestar !== undefined && medios.length > 0)
    return 'Envía «no_molestar» o los medios uno por uno, no los dos'
  const twice = medios.find((each, at) => medios.findIndex((other) => isSamePlace(each, other)) !== at)
  return twice ? `${placeText(twice)} viene dos veces` : null
}
