/** The published files of occupations, cut short; the French one heads its codes as it really does. */
export const occupations = {
  en: [
    'Level,Hierarchical structure,Code - NOC 2021 V1.0,Class title,Class definition',
    '2,Major Group,63,"Occupations in sales and services","This major group comprises…"',
    '5,Unit Group,00010,Legislators,"Legislators participate in the activities of a legislative body."',
    '5,Unit Group,63202,Bakers,"Bakers prepare bread, rolls, muffins, pies, pastries, cakes and cookies."',
    '5,Unit Group,63210,Hairstylists and barbers,"Hairstylists and barbers cut and style hair."',
  ].join('\r\n'),
  fr: [
    'Niveau,Structure hiérarchique,Code dela CNP 2021 v1.0,Titres de classes,Définitions de la classe',
    '5,Groupe de base,00010,Membres des corps législatifs,"Les membres des corps législatifs participent…"',
    '5,Groupe de base,63202,Boulangers-pâtissiers/boulangères-pâtissières,"Les boulangers-pâtissiers préparent…"',
    '5,Groupe de base,63210,Coiffeurs/coiffeuses et barbiers/barbières,"Les coiffeurs coupent…"',
  ].join('\r\n'),
}

/** The file of industries has a superscript and a parent beside. */
export const industries = [
  'Level,Hierarchical structure,Code,Parent,Class title,Superscript,Class definition',
  '1,Sector,48-49,,Transportation and warehousing,,"This sector comprises…"',
  '2,Subsector,488,48-49,Support activities for transportation,,"This subsector comprises…"',
  '5,Canadian industry,488310,48831,Port and harbour operations,,"This Canadian industry comprises…"',
].join('\r\n')
