-- A board to begin with, which the installation renames, adds to and puts in its own order.
insert into lead_statuses (name, color, kind, place)
select jsonb_build_object('en', en, 'fr', fr), color, kind, place
from (values
  ('New', 'Nouveau', '#3A7FD5', 'open', 1),
  ('Contacted', 'Contacté', '#0E8F8A', 'open', 2),
  ('Offer sent', 'Offre envoyée', '#B7791F', 'open', 3),
  ('Won', 'Gagné', '#2F8F4E', 'won', 4),
  ('Lost', 'Perdu', '#6B7686', 'lost', 5)) as begins(en, fr, color, kind, place)
where not exists (select from lead_statuses);
