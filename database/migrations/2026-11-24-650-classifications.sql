-- Codes of classifications with their titles, as they were published. Level and parent follow from the
-- code; a code that is not here may stand on a record all the same.
create table classification_codes (
  id uuid primary key default uuidv7(),
  scheme text not null check (scheme in ('noc', 'naics')),
  code text not null,
  level smallint not null generated always as (
    case when scheme = 'noc' then length(code) else greatest(length(split_part(code, '-', 1)) - 1, 1) end) stored,
  parent text generated always as (
    case when length(code) <= (case scheme when 'noc' then 1 else 2 end) or code like '%-%' then null
      when scheme = 'naics' and length(code) = 3 then case
        when code between '310' and '339' then '31-33'
        when code between '440' and '459' then '44-45'
        when code between '480' and '499' then '48-49'
        else left(code, 2) end
      else left(code, -1) end) stored,
  title_en text,
  title_fr text,
  -- Of both schemes one after the other.
  sort_code text not null generated always as (scheme || ' ' || code) stored,
  words text not null generated always as (
    searchable(code || ' ' || coalesce(title_en, '') || ' ' || coalesce(title_fr, ''))) stored,
  -- Null: it came with the product.
  loaded_at timestamptz,
  loaded_by uuid references users,
  version integer not null default 1,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  check (coalesce(title_en, title_fr) is not null),
  check (code ~ case scheme when 'noc' then '^\d{1,5}$' else '^(\d{2,6}|\d\d-\d\d)$' end)
);
create unique index classification_codes_code on classification_codes (scheme, code);
create index classification_codes_sort on classification_codes (sort_code, id);
create index classification_codes_words on classification_codes using gin (words gin_trgm_ops) with (fastupdate = off);
create index classification_codes_loaded on classification_codes (scheme, loaded_at desc nulls last);

-- National Occupational Classification 2021: the broad categories, and what the demonstration uses.
insert into classification_codes (scheme, code, title_en, title_fr) values
  ('noc', '0', 'Legislative and senior management occupations', 'Membres des corps législatifs et cadres supérieurs/cadres supérieures'),
  ('noc', '1', 'Business, finance and administration occupations', 'Affaires, finance et administration'),
  ('noc', '2', 'Natural and applied sciences and related occupations', 'Sciences naturelles et appliquées et domaines apparentés'),
  ('noc', '3', 'Health occupations', 'Secteur de la santé'),
  ('noc', '4', 'Occupations in education, law and social, community and government services', 'Enseignement, droit et services sociaux, communautaires et gouvernementaux'),
  ('noc', '5', 'Occupations in art, culture, recreation and sport', 'Arts, culture, sports et loisirs'),
  ('noc', '6', 'Sales and service occupations', 'Vente et services'),
  ('noc', '7', 'Trades, transport and equipment operators and related occupations', 'Métiers, transport, machinerie et domaines apparentés'),
  ('noc', '8', 'Natural resources, agriculture and related production occupations', 'Ressources naturelles, agriculture et production connexe'),
  ('noc', '9', 'Occupations in manufacturing and utilities', 'Fabrication et services d’utilité publique'),
  ('noc', '11202', 'Professional occupations in advertising, marketing and public relations', 'Professionnels/professionnelles en publicité, en marketing et en relations publiques'),
  ('noc', '12200', 'Accounting technicians and bookkeepers', 'Techniciens/techniciennes en comptabilité et teneurs/teneuses de livres'),
  ('noc', '13110', 'Administrative assistants', 'Adjoints administratifs/adjointes administratives'),
  ('noc', '13112', 'Medical administrative assistants', 'Adjoints administratifs médicaux/adjointes administratives médicales'),
  ('noc', '14200', 'Accounting and related clerks', 'Commis à la comptabilité et personnel assimilé'),
  ('noc', '21234', 'Web developers and programmers', 'Développeurs/développeuses et programmeurs/programmeuses Web'),
  ('noc', '22110', 'Biological technologists and technicians', 'Technologues et techniciens/techniciennes en biologie'),
  ('noc', '22214', 'Technical occupations in geomatics and meteorology', 'Personnel technique en géomatique et en météorologie'),
  ('noc', '22221', 'User support technicians', 'Agents/agentes de soutien aux utilisateurs'),
  ('noc', '22301', 'Mechanical engineering technologists and technicians', 'Technologues et techniciens/techniciennes en génie mécanique'),
  ('noc', '22303', 'Construction estimators', 'Estimateurs/estimatrices en construction'),
  ('noc', '33102', 'Nurse aides, orderlies and patient service associates', 'Aides-infirmiers/aides-infirmières, aides-soignants/aides-soignantes et préposés/préposées aux bénéficiaires'),
  ('noc', '42202', 'Early childhood educators and assistants', 'Éducateurs/éducatrices et aides-éducateurs/aides-éducatrices de la petite enfance'),
  ('noc', '63202', 'Bakers', 'Boulangers-pâtissiers/boulangères-pâtissières'),
  ('noc', '64314', 'Hotel front desk clerks', 'Réceptionnistes d’hôtel'),
  ('noc', '64322', 'Outdoor sport and recreational guides', 'Guides d’activités récréatives et sportives de plein air'),
  ('noc', '75110', 'Construction trades helpers and labourers', 'Aides de soutien des métiers et manœuvres en construction'),
  ('noc', '94106', 'Machining tool operators', 'Opérateurs/opératrices de machines d’usinage'),
  ('noc', '94140', 'Process control and machine operators, food and beverage processing', 'Opérateurs/opératrices de machines et de procédés industriels dans la transformation des aliments et des boissons');

-- North American Industry Classification System 2022: the sectors, and what the demonstration uses.
insert into classification_codes (scheme, code, title_en, title_fr) values
  ('naics', '11', 'Agriculture, forestry, fishing and hunting', 'Agriculture, foresterie, pêche et chasse'),
  ('naics', '21', 'Mining, quarrying, and oil and gas extraction', 'Extraction minière, exploitation en carrière, et extraction de pétrole et de gaz'),
  ('naics', '22', 'Utilities', 'Services publics'),
  ('naics', '23', 'Construction', 'Construction'),
  ('naics', '31-33', 'Manufacturing', 'Fabrication'),
  ('naics', '41', 'Wholesale trade', 'Commerce de gros'),
  ('naics', '44-45', 'Retail trade', 'Commerce de détail'),
  ('naics', '48-49', 'Transportation and warehousing', 'Transport et entreposage'),
  ('naics', '51', 'Information and cultural industries', 'Industrie de l’information et industrie culturelle'),
  ('naics', '52', 'Finance and insurance', 'Finance et assurances'),
  ('naics', '53', 'Real estate and rental and leasing', 'Services immobiliers et services de location et de location à bail'),
  ('naics', '54', 'Professional, scientific and technical services', 'Services professionnels, scientifiques et techniques'),
  ('naics', '55', 'Management of companies and enterprises', 'Gestion de sociétés et d’entreprises'),
  ('naics', '56', 'Administrative and support, waste management and remediation services', 'Services administratifs, services de soutien, services de gestion des déchets et services d’assainissement'),
  ('naics', '61', 'Educational services', 'Services d’enseignement'),
  ('naics', '62', 'Health care and social assistance', 'Soins de santé et assistance sociale'),
  ('naics', '71', 'Arts, entertainment and recreation', 'Arts, spectacles et loisirs'),
  ('naics', '72', 'Accommodation and food services', 'Services d’hébergement et de restauration'),
  ('naics', '81', 'Other services (except public administration)', 'Autres services (sauf les administrations publiques)'),
  ('naics', '91', 'Public administration', 'Administrations publiques'),
  ('naics', '236', 'Construction of buildings', 'Construction de bâtiments'),
  ('naics', '2361', 'Residential building construction', 'Construction résidentielle'),
  ('naics', '236110', 'Residential building construction', 'Construction résidentielle'),
  ('naics', '311', 'Food manufacturing', 'Fabrication d’aliments'),
  ('naics', '311811', 'Retail bakeries', 'Boulangeries de détail'),
  ('naics', '332', 'Fabricated metal product manufacturing', 'Fabrication de produits métalliques'),
  ('naics', '332710', 'Machine shops', 'Ateliers d’usinage'),
  ('naics', '541212', 'Offices of accountants', 'Cabinets de comptables'),
  ('naics', '5415', 'Computer systems design and related services', 'Conception de systèmes informatiques et services connexes'),
  ('naics', '541620', 'Environmental consulting services', 'Services de conseils en environnement'),
  ('naics', '621', 'Ambulatory health care services', 'Services de soins ambulatoires'),
  ('naics', '621610', 'Home health care services', 'Services de soins de santé à domicile'),
  ('naics', '624', 'Social assistance', 'Assistance sociale'),
  ('naics', '624410', 'Child day-care services', 'Services de garderie'),
  ('naics', '712', 'Heritage institutions', 'Établissements du patrimoine'),
  ('naics', '721', 'Accommodation services', 'Services d’hébergement'),
  ('naics', '721212', 'Hunting and fishing camps', 'Camps de chasse et de pêche');

-- Who sees the general settings sees the classifications, who configures those loads these.
update roles r set rules = (
  select jsonb_agg(n.rule order by e.at, n.part)
  from jsonb_array_elements(r.rules) with ordinality e(rule, at), lateral (
    select e.rule, 1 as part
    union all select e.rule || '{"subject": "Settings Classifications"}'::jsonb, 2
      where e.rule->>'subject' = 'Settings General') n)
where r.rules @> '[{"subject": "Settings General"}]';
