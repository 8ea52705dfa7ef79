const list = (text: string): string[] => text.trim().split(/,\s+/)

export const GIRLS = list(`
  SOFÍA, XIMENA, VALENTINA, REGINA, CAMILA, MARÍA JOSÉ, RENATA, ROMINA, MARÍA FERNANDA, ISABELLA,
  VICTORIA, DANIELA, ANDREA, NATALIA, PAULA, ABRIL, ELENA, FÁTIMA, MIRANDA, ANA SOFÍA, BEGOÑA, INÉS`)
export const BOYS = list(`
  SANTIAGO, MATEO, SEBASTIÁN, LEONARDO, EMILIANO, DIEGO, DANIEL, MIGUEL ÁNGEL, JOSÉ LUIS, ALEXANDER,
  IKER, GAEL, RODRIGO, TADEO, JUAN PABLO, NICOLÁS, ANDRÉS, ÍÑIGO, BRUNO, JOSÉ MARÍA, EMILIO, RAÚL`)
export const SURNAMES = list(`
  HERNÁNDEZ, GARCÍA, MARTÍNEZ, LÓPEZ, GONZÁLEZ, PÉREZ, RODRÍGUEZ, SÁNCHEZ, RAMÍREZ, CRUZ, FLORES,
  GÓMEZ, MORALES, VÁZQUEZ, REYES, JIMÉNEZ, TORRES, DÍAZ, GUTIÉRREZ, RUIZ, MENDOZA, AGUILAR, ORTIZ,
  MUÑOZ, PEÑA, NÚÑEZ, IBÁÑEZ, ZÚÑIGA, CASTAÑEDA, DE LA CRUZ, DEL ÁNGEL, ÑÁÑEZ, MONTES DE OCA,
  SALDAÑA, ACOSTA, ARGÜELLO, CERVANTES, ESPINOSA, FUENTES, GUERRERO, HUERTA, LARA, OCHOA, QUINTERO,
  SOLÍS, TREVIÑO, URIBE`)
export const MOTHERS = list(`
  MARÍA GUADALUPE, VERÓNICA, ALEJANDRA, PATRICIA, CLAUDIA, GABRIELA, MÓNICA, ADRIANA, LETICIA,
  ROSA MARÍA, LAURA, ELIZABETH, KARLA, ARACELI`)
export const FATHERS = list(`
  JOSÉ ANTONIO, JUAN CARLOS, FRANCISCO JAVIER, JORGE, RICARDO, ALEJANDRO, FERNANDO, EDUARDO, SERGIO,
  HÉCTOR, ÓSCAR, VÍCTOR MANUEL`)
export const STREETS = list(
  'AV. REFORMA, CALLE HIDALGO, PRIV. LAS PEÑAS, CALLE MORELOS, AV. JUÁREZ, CDA. DEL ÁRBOL',
)
export const STATES = list('DF, MC, JC, NL, PL, QT, GT, VZ, MN, HG')
export const ALLERGIES = list('CACAHUATE, PENICILINA, LÁCTEOS, POLEN, PICADURA DE ABEJA, NUECES')
export const ILLNESSES = list('ASMA, MIGRAÑA, DIABETES TIPO 1, RINITIS')

export const CARE: Readonly<
  Record<string, { medicines: { nombre: string; dosis: string; horario: string }[]; todo: string }>
> = {
  ASMA: {
    medicines: [{ nombre: 'SALBUTAMOL', dosis: '2 disparos de 100 mcg', horario: 'En crisis, cada 20 min' }],
    todo: 'En crisis: sentarlo, dar salbutamol de su mochila. Si no mejora en 20 minutos, llamar al 911 y a casa.',
  },
  'DIABETES TIPO 1': {
    medicines: [{ nombre: 'INSULINA LISPRO', dosis: 'Según glucosa', horario: 'Antes del recreo' }],
    todo: 'Si está pálido o tembloroso: medir glucosa; con menos de 70, medio vaso de jugo y volver a medir en 15 minutos.',
  },
  MIGRAÑA: {
    medicines: [{ nombre: 'PARACETAMOL', dosis: '10 ml', horario: 'Solo con dolor, cada 8 h' }],
    todo: 'Dejarlo en un lugar oscuro y sin ruido; avisar a casa si vomita.',
  },
  CACAHUATE: {
    medicines: [{ nombre: 'EPINEFRINA', dosis: '0.15 mg, autoinyector', horario: 'Ante una reacción grave' }],
    todo: 'Si se hincha o respira mal: epinefrina en el muslo y llamar al 911 de inmediato; después a casa.',
  },
  PENICILINA: { medicines: [], todo: 'No dar penicilina ni amoxicilina; avisar a quien lo atienda.' },
}

export const BLOOD = ['O+', 'O+', 'A+', 'O+', 'O+', 'B+', 'O+', 'A+', 'O-', 'AB+']
