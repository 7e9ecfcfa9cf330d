/** Labels that say the same in English and something else in French, by key, with the reason. */
export const saidApart: Record<string, string> = {
  'accounts:choices.language.en': 'where one’s own language is chosen, each is named in itself',
  'minimumWages:fields.source': 'the source of a figure, where a shareholder’s is a « provenance »',
  'dashboard:groups.organisationSettings':
    'ours is an « organisme », an employer’s an « organisation »',
  'settings:sections.organisation': 'ours is an « organisme », an employer’s an « organisation »',
}
